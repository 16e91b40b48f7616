/** A part of Ontario that people name, and its towns: a business in one of them lies in the region. */
export interface Region {
  /** The first English name. */
  readonly key: string;
  readonly en: readonly string[];
  readonly fr: readonly string[];
  /** Lower case, as addresses write them. */
  readonly towns: readonly string[];
}

export const REGIONS: readonly Region[] = [
  {
    key: "niagara",
    en: ["niagara", "niagara region", "niagara peninsula", "regional municipality of niagara"],
    fr: ["niagara", "région de niagara", "péninsule du niagara"],
    towns: ["st. catharines", "niagara falls", "niagara-on-the-lake", "welland", "grimsby"],
  },
];
