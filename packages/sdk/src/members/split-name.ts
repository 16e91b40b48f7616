/** Titles behind a name, which a comma parts from it as well: "Ann Roy, Jr." */
const SUFFIX = /^(jr|sr|ii|iii|iv|ph\.?d|m\.?d|dvm|mba|cpa|p\.?\s?ag|p\.?\s?eng|agr|esq)\.?$/i;

/** Forms of address before a name, also of couples: "Mr. and Mrs.", "M. et Mme". An "M" without a dot may be an initial. */
const ADDRESS =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|rev|mme|mlle|mmes|madame|monsieur|docteure?)\.?|m\.(?=\s+(?:et|&|\S+\s+\S)))\s+(?:(?:and|et|&)\s+)?/i;

export interface SplitName {
  first: string;
  last: string;
}

/** "Ann Roy", with the surname first "Roy, Ann", or with a form of address. */
export function splitName(text: string): SplitName {
  const name = withoutAddress(text);
  const [surname = "", ...given] = name.split(",").map((part) => part.trim());
  if (surname !== "" && given.some((part) => part !== "") && !SUFFIX.test(given[0] ?? "")) {
    return { first: withoutAddress(given.filter((part) => part !== "").join(", ")), last: surname };
  }
  const bare = name.replace(/[\s,]+$/, "");
  const couple = coupleOf(bare);
  if (couple) return couple;
  const [first = "", ...rest] = bare.split(" ");
  // Behind "Mr. and Mrs." a single name is a surname.
  if (rest.length === 0 && bare !== text.trim())
    return text.includes(",") ? { first, last: "" } : { first: "", last: first };
  return { first, last: rest.join(" ") };
}

function withoutAddress(text: string): string {
  const shorter = text.trim().replace(ADDRESS, "");
  return shorter === text.trim() ? shorter : withoutAddress(shorter);
}

/** "John and Mary Smith" are John and Mary, Smith. */
function coupleOf(name: string): SplitName | undefined {
  const [, one, other, last] = /^(\S+)\s+(?:and|et|&)\s+(\S+)\s+(.+)$/i.exec(name) ?? [];
  return one && other && last
    ? { first: `${one} ${/&/.test(name) ? "&" : name.split(" ")[1]} ${other}`, last }
    : undefined;
}
