// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fire/decoding.h"

#include <brotli/decode.h>
#include <zlib.h>
#include <zstd.h>

#include <array>

namespace idemscope {

namespace {

constexpr std::size_t pieceSize = 32 * 1024;

class Inflate final : public Decoding
{
public:
    Inflate(bool isGzip, ByteSink& next)
        : m_next(next)
        , m_isGzip(isGzip)
    {
        open(isGzip ? 15 + 16 : 15);
    }
    ~Inflate() override { inflateEnd(&m_stream); }

    bool take(const char* data, qsizetype size) override
    {
        if (!m_isGzip && m_stream.total_in < zlibHeaderSize)
            m_begin.append(data, size);
        setInput(data, size);
        do {
            if (m_isComplete && !beginNextMember())
                return true;
            if (!step())
                return false;
        } while (m_stream.avail_in > 0 || m_stream.avail_out == 0);
        return true;
    }
    bool isComplete() const override { return m_isComplete; }

private:
    static constexpr uLong zlibHeaderSize = 2;

    void setInput(const char* data, qsizetype size)
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data));
        m_stream.avail_in = uInt(size);
    }

    void open(int windowBits)
    {
        m_stream = {};
        inflateInit2(&m_stream, windowBits);
    }

    bool step()
    {
        std::array<char, pieceSize> piece;
        m_stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        m_stream.avail_out = uInt(piece.size());
        const int result = inflate(&m_stream, Z_NO_FLUSH);
        if (result == Z_DATA_ERROR && !m_isGzip && m_stream.total_out == 0 && !m_isRaw)
            return retryRaw();
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            return false;
        m_isComplete = result == Z_STREAM_END;
        return m_next.take(piece.data(), qsizetype(piece.size() - m_stream.avail_out));
    }

    /// Some servers send "deflate" without the zlib wrapper that RFC 9110 §8.4.1.2 asks for.
    bool retryRaw()
    {
        inflateEnd(&m_stream);
        open(-15);
        m_isRaw = true;
        setInput(m_begin.constData(), m_begin.size());
        m_stream.avail_out = 0; // keeps take() going
        return true;
    }

    /// A gzip body may consist of several members (RFC 1952 §2.2); anything else behind the end is padding.
    bool beginNextMember()
    {
        if (!m_isGzip || m_stream.avail_in == 0 || *m_stream.next_in != 0x1f)
            return false;
        inflateReset(&m_stream);
        m_isComplete = false;
        return true;
    }

    ByteSink& m_next;
    z_stream m_stream{};
    QByteArray m_begin; ///< of deflate, until it is known whether it has zlib's wrapper
    bool m_isGzip = false;
    bool m_isRaw = false;
    bool m_isComplete = false;
};

class Brotli final : public Decoding
{
public:
    explicit Brotli(ByteSink& next)
        : m_next(next)
        , m_state(BrotliDecoderCreateInstance(nullptr, nullptr, nullptr))
    {
    }
    ~Brotli() override { BrotliDecoderDestroyInstance(m_state); }

    bool take(const char* data, qsizetype size) override
    {
        auto* in = reinterpret_cast<const std::uint8_t*>(data);
        auto inLeft = std::size_t(size);
        BrotliDecoderResult result = BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT;
        while (result == BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT) {
            std::array<std::uint8_t, pieceSize> piece;
            std::uint8_t* out = piece.data();
            std::size_t outLeft = piece.size();
            result = BrotliDecoderDecompressStream(m_state, &inLeft, &in, &outLeft, &out, nullptr);
            const auto made = qsizetype(piece.size() - outLeft);
            if (!m_next.take(reinterpret_cast<const char*>(piece.data()), made))
                return false;
        }
        return result != BROTLI_DECODER_RESULT_ERROR;
    }
    bool isComplete() const override { return BrotliDecoderIsFinished(m_state); }

private:
    ByteSink& m_next;
    BrotliDecoderState* m_state;
};

class Zstandard final : public Decoding
{
public:
    explicit Zstandard(ByteSink& next)
        : m_next(next)
        , m_stream(ZSTD_createDStream())
    {
        // RFC 8878 §3.1.1.1.2: a decoder need not support windows over 8 MB.
        ZSTD_DCtx_setParameter(m_stream, ZSTD_d_windowLogMax, 23);
    }
    ~Zstandard() override { ZSTD_freeDStream(m_stream); }

    bool take(const char* data, qsizetype size) override
    {
        ZSTD_inBuffer in{data, std::size_t(size), 0};
        bool isOutputFull = false;
        while (in.pos < in.size || isOutputFull) {
            std::array<char, pieceSize> piece;
            ZSTD_outBuffer out{piece.data(), piece.size(), 0};
            m_left = ZSTD_decompressStream(m_stream, &out, &in);
            if (ZSTD_isError(m_left) || !m_next.take(piece.data(), qsizetype(out.pos)))
                return false;
            isOutputFull = out.pos == out.size;
        }
        return true;
    }
    bool isComplete() const override { return m_left == 0; }

private:
    ByteSink& m_next;
    ZSTD_DStream* m_stream;
    std::size_t m_left = 1;
};

}

std::unique_ptr<Decoding> makeDecoding(const QByteArray& coding, ByteSink& next)
{
    if (coding == "gzip" || coding == "x-gzip" || coding == "deflate")
        return std::make_unique<Inflate>(coding != "deflate", next);
    if (coding == "br")
        return std::make_unique<Brotli>(next);
    if (coding == "zstd")
        return std::make_unique<Zstandard>(next);
    return nullptr;
}

}
