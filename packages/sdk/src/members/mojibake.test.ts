import { describe, expect, it } from "vitest";
import { findMojibake } from "./index.ts";

describe("a text that was read in a wrong encoding", () => {
  it.each([
    ["CÃ´tÃ©", "Côté", "UTF-8 that was read as Windows-1252"],
    ["Lâ€™Ã‰rable", "L’Érable", "UTF-8 that was read as Windows-1252"],
    ["bÅ“uf", "bœuf", "UTF-8 that was read as Windows-1252"],
    ["CÃƒÂ´tÃƒÂ©", "Côté", "UTF-8 that was read as Windows-1252"],
    ["C├┤t├®", "Côté", "UTF-8 that was read as DOS, code page 850"],
    ["C√¥t√©", "Côté", "UTF-8 that was read as Mac Roman"],
    ["CŽline C™tŽ", "Céline Côté", "Mac Roman that was read as Windows-1252"],
    ["LÕƒrable", "L’Érable", "Mac Roman that was read as Windows-1252"],
    ["L\u0543rable", "L’Érable", "Mac Roman that was read as UTF-8"],
    ["CafÈ", "Café", "Windows-1252 that was read as Mac Roman"],
    ["C“t‚", "Côté", "DOS, code page 850 that was read as Windows-1252"],
  ])("is found in %s", (damaged, mended, how) => {
    expect(findMojibake(damaged)).toEqual({ mended, how });
  });

  it.each([
    "Côté",
    "L’Érable",
    "CAFÉ’S",
    "ZOË’S",
    "IRMÃ’S BAKERY",
    "JOÃO",
    "McÉachern",
    "LaÉcole",
    "Farm™",
    "Grow•Local",
    "CO₂ Farm",
    "½ Acre Farm",
    "Nº 5",
    "n°5",
    "¿Qué?",
    "Żywiec",
    "Łukasz",
    "Björk Ökohof",
    "Señor Ñ",
    "北京 Farm",
    "Ιωάννης",
    "Ճամբար Farm",
    "Crème brûlée « bio »",
    "Pâté — Forêt",
    "Hôtel…Spa",
  ])("is not seen in %s", (name) => {
    expect(findMojibake(name)).toBeUndefined();
  });
});
