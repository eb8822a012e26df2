// SPDX-FileCopyrightText: 2026 The Idemscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";
for (const input of document.querySelectorAll("[data-search]")) {
  const section = input.closest("section");
  const rows = [...section.querySelectorAll("[data-searchable] tbody tr")];
  const texts = rows.map((row) => row.textContent.toLowerCase());
  const found = section.querySelector("[data-found]");
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    rows.forEach((row, index) => {
      const isMatch = words.every((word) => texts[index].includes(word));
      row.hidden = !isMatch;
      count += isMatch;
    });
    found.textContent = words.length ? count + " / " + rows.length : "";
  });
}
for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", () => {
    const text = button.parentElement.querySelector("pre").textContent;
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    button.textContent = "✔";
  });
}
