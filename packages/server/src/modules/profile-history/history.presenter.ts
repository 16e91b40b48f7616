import type { components } from "@foodshed/sdk";
import { type CategoryId, isRoleCode, productCategoryLabel, roleByCode } from "@foodshed/sdk/vocabulary";
import { existingPictures } from "../files/replaced-pictures.ts";
import type { ChangeRow } from "../profiles/change-history.ts";
import { isPart, type PartField, type PartRows } from "../profiles/profile-parts.ts";
import { isPlace, type PlaceField } from "../profiles/profile-places.ts";
import type { FieldValue } from "../profiles/updatable-fields.ts";
import type { Services } from "../services.ts";

type Change = components["schemas"]["ProfileHistoryChange"];
type Detail = components["schemas"]["ProfileHistoryDetail"];
type Pictures = Awaited<ReturnType<typeof existingPictures>>;

/** Changes as the contract has them; of staff nobody is named. */
export async function presentChanges(
  { db, images }: Services,
  rows: readonly ChangeRow[],
): Promise<Change[]> {
  const pictures = await existingPictures(db, rows.flatMap(picturesOf));
  const addressOf = (key: string) => {
    const picture = pictures.get(key);
    if (!picture) return "deleted";
    return picture.shown ? images.address(picture) : "replaced";
  };
  return rows.map((row) => {
    const staff = row.by_kind === "support" || row.by_kind === "administrator";
    const part = isPart(row.field) ? row.field : undefined;
    return {
      id: Number(row.id),
      field: row.field,
      changed_at: row.changed_at.toISOString(),
      before: shown(row.field, row.before),
      after: shown(row.field, row.after),
      details: part ? detailsOf(part, row.before as PartRows, row.after as PartRows, addressOf) : [],
      by: {
        kind: row.by_kind,
        business: staff ? null : row.by_business,
        person: staff ? null : row.by_person,
      },
      undoes: row.undoes === null ? null : Number(row.undoes),
      undone: row.undone,
      undoable: !isLost(row, pictures),
    };
  });
}

const COLUMNS: Record<PlaceField, readonly string[]> = {
  contacts: ["name", "position", "phone", "cell", "fax", "email"],
  addresses: ["description", "address_1", "address_2", "city", "postal_code", "phone"],
};

/** A contact or an address is one line. Parts have details instead, but the roles and ticks under them, which are lists. */
function shown(field: string, value: unknown): FieldValue {
  if (isPlace(field))
    return (value as Record<string, unknown>[]).map((row) =>
      COLUMNS[field]
        .map((column) => row[column])
        .filter(Boolean)
        .join(", ")
        .slice(0, 240),
    );
  if (!isPart(field)) return value as FieldValue;
  if (field === "roles") return Object.keys(value as PartRows).map(roleName);
  if (field === "payment_methods" || field === "market_types")
    return Object.entries(value as Record<string, string[]>).flatMap(([code, keys]) =>
      keys.map((key) => `${roleName(code)}/${key}`),
    );
  return null;
}

/** What of each row differs; of pictures their address where they are shown. */
function detailsOf(
  part: PartField,
  before: PartRows,
  after: PartRows,
  addressOf: (key: string) => string,
): Detail[] {
  if (part === "roles" || part === "payment_methods" || part === "market_types") return [];
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    const [was, is] = [columnsOf(part, key, before[key]), columnsOf(part, key, after[key])];
    const of = nameOf(part, key, is, was);
    return Object.keys({ ...was, ...is })
      .filter((name) => !HIDDEN.includes(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]))
      .map((name) => {
        const text = (value: unknown) =>
          name === "picture" && value ? addressOf(String(value)) : textOf(value);
        return { of, name, before: text(was[name]), after: text(is[name]) };
      });
  });
}

/** Said already, or numbers that say nothing to a reader. */
const HIDDEN = ["position", "file_id", "name"];

function columnsOf(part: PartField, key: string, row: unknown): Record<string, unknown> {
  if (row === undefined) return {};
  if (part === "photo") return { picture: row };
  if (part === "visibility" || part === "translations") return { [key]: row };
  if (part !== "gallery") return row as Record<string, unknown>;
  const { image_key, ...rest } = row as Record<string, unknown>;
  return { picture: image_key, ...rest };
}

function nameOf(
  part: PartField,
  key: string,
  is: Record<string, unknown>,
  was: Record<string, unknown>,
): string | null {
  if (part === "role_details") return roleName(key);
  if (part === "certificates") return `${is.issuer ?? was.issuer} ${is.number ?? was.number}`;
  if (part !== "product_details") return null;
  const [, category] = JSON.parse(key) as [number, CategoryId];
  return `${productCategoryLabel(category)}: ${is.name ?? was.name}`;
}

const roleName = (code: string): string => {
  const number = Number(code);
  return isRoleCode(number) ? roleByCode(number).value : code;
};

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  return Array.isArray(value) ? value.join(", ") || null : String(value);
}

/** Pictures that a change showed or took off. */
function picturesOf({ field, before, after }: ChangeRow): string[] {
  if (field !== "photo" && field !== "gallery") return [];
  return [before, after].flatMap((rows) =>
    Object.entries(rows as PartRows).map(([key, row]) => String(columnsOf(field, key, row).picture)),
  );
}

/** A picture that is deleted for good does not come back. */
function isLost(row: ChangeRow, pictures: Pictures): boolean {
  const { field, before } = row;
  return picturesOf({ ...row, field, before, after: {} }).some((key) => !pictures.has(key));
}
