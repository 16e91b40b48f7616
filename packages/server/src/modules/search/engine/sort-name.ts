const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d", "’": "'" };

/**
 * A name as it is put in alphabetical order: spaces, then signs, digits and letters, whatever their case and accents.
 * Comparing two of them by their code units is comparing names.
 */
export function sortName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[œæøßłđ’]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}
