import { shortened } from "./clean-text.ts";
import type { Value } from "./value.ts";

/** Names and abbreviations, in English and French, without accents and punctuation. */
const PROVINCES: Record<string, readonly string[]> = {
  ON: ["on", "ont", "onta", "ontario"],
  QC: ["qc", "pq", "que", "quebec", "province de quebec", "province of quebec"],
  MB: ["mb", "man", "manitoba"],
  SK: ["sk", "sask", "saskatchewan"],
  AB: ["ab", "alb", "alta", "alberta"],
  BC: ["bc", "cb", "british columbia", "colombie britannique"],
  NB: ["nb", "new brunswick", "nouveau brunswick"],
  NS: ["ns", "ne", "nova scotia", "nouvelle ecosse"],
  PE: ["pe", "pei", "ipe", "prince edward island", "ile du prince edouard"],
  NL: [
    "nl",
    "nf",
    "nfld",
    "tnl",
    "newfoundland",
    "newfoundland and labrador",
    "newfoundland labrador",
    "terre neuve",
    "terre neuve et labrador",
  ],
  YT: ["yt", "yk", "yukon", "yukon territory", "territoire du yukon"],
  NT: ["nt", "nwt", "tno", "northwest territories", "territoires du nord ouest"],
  NU: ["nu", "nvt", "nunavut"],
};

const BY_NAME = new Map(
  Object.entries(PROVINCES).flatMap(([code, names]) => names.map((name) => [name, code])),
);

/** A province or territory of Canada by its two letters: "ON" for "Ontario", "Ont.", "O.N.". */
export function readProvince(text: string): Value {
  const name = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/,?\s*canada$/, "")
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
  const value = BY_NAME.get(name) ?? BY_NAME.get(name.replaceAll(" ", ""));
  return value ? { value } : { warning: `'${shortened(text)}' is no province or territory of Canada.` };
}

/** A country by its English name where it is Canada; others as they are written. */
export function readCountry(text: string): Value {
  return { value: /^(?:ca|can|cdn|canada)\.?$/i.test(text) ? "Canada" : text };
}
