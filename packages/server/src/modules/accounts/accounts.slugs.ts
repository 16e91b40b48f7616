const LONGEST = 100;

/** The part of a profile's address that names it, made from the business name. */
export function slugOf(businessName: string): string {
  const slug = businessName
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/['’]/g, "")
    .replaceAll("&", " and ")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
  return slug || "business";
}

/** The n-th choice for a name: the slug itself, then `slug-2`, `slug-3` … */
export function nthSlug(slug: string, n: number): string {
  return n <= 1 ? slug : `${slug}-${n}`;
}
