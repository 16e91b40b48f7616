/** What a members file says of a business beyond its account. A value that is missing says nothing: it is never an instruction to clear. */
export interface MemberFacts {
  /** As the site writes it: "(519) 555-0142 ext. 7". */
  phone?: string;
  /** With its scheme: "https://maplehill.example". */
  website?: string;
  street?: string;
  city?: string;
  /** Two letters: "ON". */
  province?: string;
  /** "N0B 1S0". */
  postal_code?: string;
  country?: string;
  description?: string;
  /** Names of products. */
  products?: string[];
  /** Business types, by the name that the site has for them where it knows them. */
  categories?: string[];
  /** Networks that the business belongs to, by the name or slug that the file has. */
  networks?: string[];
}

export type FactColumn = keyof MemberFacts;

export const FACT_COLUMNS = [
  "phone",
  "website",
  "street",
  "city",
  "province",
  "postal_code",
  "country",
  "description",
  "products",
  "categories",
  "networks",
] as const satisfies readonly FactColumn[];
