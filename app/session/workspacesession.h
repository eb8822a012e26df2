// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/treeedits.h"
#include "session/variablelevels.h"

#include <QObject>
#include <QStringList>

namespace idemscope {

class Keychain;

/// One request open in the window: where it was read from and what it holds.
struct OpenRequest
{
    QString collectionFolder; ///< empty: in no collection yet
    QString path;             ///< empty: not saved yet
    Request request;          ///< as it stands in the file, once it has been read or saved

    CollectionPlace place() const { return {collectionFolder, path, false}; }
};

/// The open collections, their environments and the choice among them, for the window. One of them is the current one:
/// that of the request that is shown. Lives on the GUI thread; file work is small.
class WorkspaceSession : public QObject
{
    Q_OBJECT

public:
    explicit WorkspaceSession(QObject* parent = nullptr);
    ~WorkspaceSession() override;

    /// Opens one beside those that are open, or makes it the current one if it is.
    Result<void> openCollection(const QString& folder);
    /// Opens the collection that a request file belongs to and gives the request; one in no collection has no place.
    /// Of a collection's folder a place without a path. Errors: NotFound, InvalidInput.
    Result<OpenRequest> openFile(const QString& file);
    Result<void> createCollection(const QString& folder, const QString& name);
    /// Writes the sample collection of the sandbox to the data folder (if it is not there) and opens it; `{{baseUrl}}`
    /// of its environment is set to `sandboxUrl`.
    Result<void> openSample(const QString& sandboxUrl);
    /// The sandbox moved: `{{baseUrl}}` of the open sample follows it.
    Result<void> setSampleUrl(const QString& sandboxUrl);
    Result<void> renameCollection(const QString& folder, const QString& name);
    void closeCollection(); ///< the current one
    void closeCollection(const QString& folder);
    void setCurrentCollection(const QString& folder); ///< nothing happens if it is not open
    bool hasCollection() const;
    const Collection& collection() const; ///< the current one; needs hasCollection()
    std::vector<Collection> collections() const;
    QStringList recentFolders() const;

    /// Moves, copies and deletes in open collections.
    TreeEdits& edits() const;
    /// Files that are watched for being changed by other programs, beside the collections themselves.
    void watchFiles(const QStringList& files);

    /// Errors: NotFound (no such collection is open, no such request), InvalidInput.
    Result<OpenRequest> load(const CollectionPlace& place);
    Result<OpenRequest> load(const QString& path); ///< of the current collection
    /// Reads it anew from where it was read. Errors: NotFound, InvalidInput.
    Result<OpenRequest> reload(const OpenRequest& open) const;

    enum class Overwrite { IfUnchanged, Always };
    /// Writes `edited` to a place: where it was read from, whether that collection is open or not, or another one of an
    /// open collection. Secrets typed in it or its contract become secret variables of it, whose values stay in memory
    /// until Idemscope ends, or in the keychain. Errors: NotFound, Io, NotAllowed (the file was changed by another
    /// program since).
    Result<OpenRequest> save(const OpenRequest& open, const Request& edited, const CollectionPlace& place,
                             Overwrite overwrite = Overwrite::IfUnchanged);

    // Environments of the collection in `folder`, or of the current one if it is empty.
    std::vector<Environment> environments(const QString& folder = {}) const;
    QString currentEnvironment(const QString& folder = {}) const;
    bool isCurrentProtected(const QString& folder = {}) const;
    void setCurrentEnvironment(const QString& name, const QString& folder = {});
    /// Secret values stay in memory until Idemscope ends, or in the keychain; they are not written to a file.
    Result<void> saveEnvironment(const Environment& environment, const QString& folder = {});

    /// A secret variable that would be sent empty.
    struct MissingSecret
    {
        QString name;
        QString origin;           ///< of its level, as it is shown
        bool isOfRequest = false; ///< else of the environment or the collection
    };
    static std::optional<MissingSecret> missingSecret(const VariableScope& scope);
    /// The value of a secret variable under the environment of a collection, kept in memory until Idemscope ends, or in
    /// the keychain.
    void giveSecret(const QString& name, const QString& value, const QString& folder = {});

    /// Whether secrets can be remembered in a keychain of the desktop, and are. What is known is written there or taken
    /// out when the user changes his mind; what the keychain refuses is told by problem().
    bool hasKeychain() const;
    bool remembersSecrets() const;
    void setRemembersSecrets(bool isWanted);
    void setKeychain(std::unique_ptr<Keychain> keychain); ///< another one, for tests

    /// The levels a request of the collection in `folder` sees now, narrowest first; one that has no place yet sees the
    /// current collection's. Of a collection that is not open nothing is seen, so that nothing is sent to the targets
    /// or with the secrets of a stranger. Secrets without a value take that which was given, or which the process
    /// environment holds.
    /// `path` decides which folders' variables are seen.
    VariableScope scopeFor(const Request& request, const QString& folder = {}, const QString& path = {}) const;
    /// Gives the request's steps copies of the saved requests that they name, ready for firing.
    void takeSavedSteps(Request& request, const QString& folder) const;
    /// Of the saved requests of a collection, or of the current one.
    QStringList requestPaths(const QString& folder) const;
    /// The authentication of a request of that collection at that place; likewise, of a collection that is not open
    /// nothing is inherited.
    EffectiveAuth authFor(const Request& request, const QString& folder = {}, const QString& path = {}) const;

    // The variables of the levels that are kept with a collection; `path` is a folder's, empty the collection's own.
    // Secret values stay in memory until Idemscope ends.
    Fields variables(const CollectionPlace& level) const;
    Result<void> saveVariables(const CollectionPlace& level, const Fields& variables);
    /// Such a request with all that it inherits.
    Request inherited(Request request, const QString& folder, const QString& path) const;
    /// The client certificates of an open collection, with paths as they are stored.
    std::vector<HostCertificate> certificates(const QString& folder) const;
    /// Typed passwords become secret variables of the collection. Errors: NotFound, Io.
    Result<void> saveCertificates(const QString& folder, std::vector<HostCertificate> certificates);
    /// The authentication of such a level, not what it inherits itself.
    Auth auth(const CollectionPlace& level) const;
    /// Typed secrets become secret variables of the level. Errors: NotFound, those of Collection.
    Result<void> saveAuth(const CollectionPlace& level, const Auth& auth);
    /// Errors: those of Collection.
    Result<void> renameEnvironment(const QString& folder, const QString& name, const QString& newName);
    Result<void> trashEnvironment(const QString& folder, const QString& name);

signals:
    void collectionChanged(); ///< which are open, which is the current one, or what is in their trees
    void environmentsChanged();
    void changedOutside();                       ///< another program may have changed files
    void problem(const idemscope::Error& error); ///< a file that could not be read in passing

private:
    struct Opened;
    struct Parts;

    Result<void> adopt(Result<Collection> opened);
    Opened* find(const QString& folder) const;
    Opened* findOrCurrent(const QString& folder) const;
    static void recallEnvironment(Opened& opened, const QString& folder);
    void readVariables(Opened& opened);
    void keepSecrets(const Opened& opened, const QString& level, const Fields& variables);
    void keepSecret(const QString& place, const QString& value);
    void tellKeychain(const QString& place, const QString& value);
    void recall(const QString& place);
    void recallAll(const Opened& opened);
    void recallRequest(const OpenRequest& open);
    void fillKept(const Opened& opened, const QString& level, Fields& variables) const;
    void rereadAll();
    void watch();
    void fillSecrets(Fields& variables, const Opened& opened) const;
    void remember(const QString& folder);

    std::unique_ptr<Parts> m_parts;
};

}
