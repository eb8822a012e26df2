// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <utility>

namespace idemscope {

/// A value that may be absent, kept apart so that a type can hold one of its own kind. Copied and compared as a value.
template <typename T>
class Boxed
{
public:
    Boxed() = default;
    Boxed(T value)
        : m_value(std::make_unique<T>(std::move(value)))
    {
    }
    Boxed(const Boxed& other)
        : m_value(other.m_value ? std::make_unique<T>(*other.m_value) : nullptr)
    {
    }
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(Boxed other) noexcept
    {
        m_value.swap(other.m_value);
        return *this;
    }
    ~Boxed() = default;

    explicit operator bool() const { return m_value != nullptr; }
    T& operator*() { return *m_value; }
    const T& operator*() const { return *m_value; }
    T* operator->() { return m_value.get(); }
    const T* operator->() const { return m_value.get(); }

    bool operator==(const Boxed& other) const
    {
        return m_value && other.m_value ? *m_value == *other.m_value : !m_value && !other.m_value;
    }

private:
    std::unique_ptr<T> m_value;
};

}
