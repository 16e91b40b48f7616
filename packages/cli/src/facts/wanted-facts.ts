import { readLanguage } from "@foodshed/sdk/members";
import type { MemberRow } from "../accounts/member-row.ts";
import { slugOf } from "../updates/update-cells.ts";
import type { UpdateValue, UpdateValues } from "../updates/update-fields.ts";

/**
 * What a row says of a business beyond its account, as fields of a profile; undefined where it says nothing. The language of a new
 * account comes with its creation.
 */
export function wantedFacts(row: MemberRow, { isNew }: { isNew: boolean }): UpdateValues | undefined {
  const { facts = {}, fields, account } = row;
  const { phone, website, street, city, postal_code, description, products, categories, networks } = facts;
  const language = isNew ? undefined : (account?.language ?? readLanguage(fields.language));
  const values: Record<string, UpdateValue | undefined> = {
    phone,
    website,
    address_1: street,
    city,
    postal_code,
    description,
    language,
    category: categories,
    products,
    organizations: networks?.map(slugOf),
  };
  const said = Object.entries(values).filter(([, value]) => value !== undefined);
  return said.length > 0 ? (Object.fromEntries(said) as UpdateValues) : undefined;
}

/** Where profiles are. */
const isHere = ({ facts = {} }: MemberRow) =>
  (facts.province ?? "ON") === "ON" && (facts.country ?? "Canada") === "Canada";

/** What is said of rows that no field of a profile can hold: it lies in Ontario. */
export function elsewhereNote(rows: readonly MemberRow[]): string | undefined {
  const lines = rows.filter((row) => row.account && !isHere(row)).map(({ line }) => line);
  if (lines.length === 0) return undefined;
  const shown = lines.slice(0, 10).join(", ");
  const more = lines.length > 10 ? ` and ${lines.length - 10} more` : "";
  return `Profiles are in Ontario, Canada. Another province or country is left aside: line ${shown}${more}.`;
}
