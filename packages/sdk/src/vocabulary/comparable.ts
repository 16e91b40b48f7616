/**
 * A label as it is compared: "Cold Storage", "cold-storage" and "cold_storage" are alike, and so are "Marketing & Sales" and
 * "marketing and sales", straight and curly apostrophes, and letters with and without accents.
 */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’.]/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
