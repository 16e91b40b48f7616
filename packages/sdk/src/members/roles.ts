import { BUSINESS_TYPES, findBusinessType } from "../vocabulary/business-types.ts";
import { isRoleCode, ROLES, type RoleCode } from "../vocabulary/roles.ts";

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\([^)]*\)/g, "")
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_’'-]+/g, " ");

/** Words that mean one role alone, besides its own names. */
const WORDS: Record<RoleCode, readonly string[]> = {
  1: [
    "acheteur",
    "acheteurs",
    "acheteuse",
    "acheteur en gros",
    "wholesale buyer",
    "food buyer",
    "chefs",
    "restaurants",
    "restaurateur",
    "restauratrice",
    "restaurateurs",
    "traiteur",
    "traiteurs",
    "caterers",
    "catering",
    "food service",
    "service alimentaire",
    "cafeteria",
    "banque alimentaire",
    "cuisinier",
  ],
  2: [
    "supplier",
    "suppliers",
    "wholesale seller",
    "vendeur",
    "vendeurs",
    "vendeuse",
    "vendeur en gros",
    "fournisseur",
    "fournisseurs",
  ],
  3: [
    "service providers",
    "services provider",
    "fournisseur de service",
    "fournisseur de services",
    "fournisseurs de services",
    "prestataire de services",
    "prestataires de services",
  ],
  4: [
    "organisation",
    "organisations",
    "network",
    "organisme",
    "organismes",
    "reseau",
    "buy local network",
    "reseau d achat local",
  ],
  5: [
    "food processor",
    "food processors",
    "processing",
    "transformateur",
    "transformateurs",
    "transformatrice",
    "transformateur alimentaire",
    "transformation",
    "transformation alimentaire",
  ],
  6: [
    "market vendor",
    "farmers market vendor",
    "vendeur au detail",
    "vendeurs au detail",
    "vendeur au marche",
    "marchand au marche",
    "vente au detail",
    "autocueillette",
    "direct to consumer",
  ],
};

const SPELLINGS = new Map<string, RoleCode>(
  ROLES.flatMap(({ id, value, label }) =>
    [value, label, `${label}s`, ...WORDS[id]].map((name) => [fold(name), id] as const),
  ),
);

const SELLS = "It may be seller (to businesses) or vendor (to consumers).";
const TRADES = "It may be buyer, seller, or both.";
const SHOPS = "It may be buyer (of wholesale quantities) or vendor (to consumers).";

/** Words that may mean several roles, with which. */
const AMBIGUOUS = new Map(
  Object.entries({
    [SELLS]: [
      "farm",
      "farms",
      "farmer",
      "farmers",
      "grower",
      "growers",
      "producer",
      "producers",
      "grower/producer",
      "ferme",
      "fermes",
      "fermier",
      "fermiere",
      "agriculteur",
      "agricultrice",
      "producteur",
      "producteurs",
      "productrice",
      "maraicher",
      "maraichere",
      "eleveur",
      "eleveuse",
      "primary producer",
      "producteur agricole",
    ],
    [TRADES]: [
      "distributor",
      "distributors",
      "distributeur",
      "distributeurs",
      "wholesaler",
      "wholesalers",
      "wholesale",
      "grossiste",
      "grossistes",
      "food hub",
      "aggregator",
      "co op",
      "coop",
      "cooperative",
    ],
    [SHOPS]: [
      "retailer",
      "retailers",
      "retail",
      "grocer",
      "grocery",
      "grocery store",
      "detaillant",
      "detaillants",
      "epicerie",
      "epicier",
      "boutique",
      "store",
      "shop",
      "magasin",
      "marche",
    ],
  }).flatMap(([hint, words]) => words.map((word) => [word, hint] as const)),
);

/** Which of several roles a word may mean; undefined for a word that means nothing here. */
export const roleHint = (text: string): string | undefined => AMBIGUOUS.get(fold(text));

/** The role that a text names, in English or French. */
export const roleByName = (text: string): RoleCode | undefined => SPELLINGS.get(fold(text));

export interface ReadRoles {
  roles: RoleCode[];
  unknown: string[];
}

/** The roles that a text names, by name, code or word in English or French, in its order: "Seller; vendor", "2/6", "Restaurant". */
export function readRoles(text: string): ReadRoles {
  const whole = roleOf(text);
  if (whole) return { roles: [whole], unknown: [] };
  const roles: RoleCode[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/[,;/|+&\n]|\b(?:and|et)\b/i)) {
    if (fold(part) === "") continue;
    const code = roleOf(part);
    if (code === undefined) unknown.push(part.trim());
    else if (!roles.includes(code)) roles.push(code);
  }
  return { roles, unknown };
}

function roleOf(text: string): RoleCode | undefined {
  const name = fold(text);
  if (/^\d+$/.test(name)) {
    const code = Number(name);
    return isRoleCode(code) ? code : undefined;
  }
  return SPELLINGS.get(name) ?? roleOfBusinessType(text);
}

/** By text: a file says the same few words in thousands of rows, and comparing one with every type takes a while. */
const ofBusinessTypes = new Map<string, RoleCode | undefined>();

/** The role of a business type that only one role has, as Restaurant. Organizations are approved, and never guessed. */
function roleOfBusinessType(text: string): RoleCode | undefined {
  if (!ofBusinessTypes.has(text)) {
    const type = findBusinessType(text);
    const group = BUSINESS_TYPES.find(({ name }) => name === type)?.group;
    ofBusinessTypes.set(
      text,
      group === "organization" ? undefined : ROLES.find(({ value }) => value === group)?.id,
    );
  }
  return ofBusinessTypes.get(text);
}

export const ROLE_NAMES: string = ROLES.map(({ value }) => value).join(", ");
