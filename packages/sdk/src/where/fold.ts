/** A text without accents, apostrophes' forms, spaces around it and letter case. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
