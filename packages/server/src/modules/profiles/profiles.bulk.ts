import type { Insertable, Updateable } from "kysely";
import { languageOfText } from "../../core/text-language.ts";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type {
  AccountsTable,
  AddressesTable,
  ChecklistType,
  ContactsTable,
  RoleDetailsTable,
  VendorHighlightsTable,
} from "../../infra/db/tables/profiles.ts";
import type { StoredImage } from "../../infra/images/images.ts";
import { insertImages } from "../files/pictures.bulk.ts";
import type { AvailabilityRow } from "../products/availability.ts";
import { productKey } from "../products/products.keys.ts";
import { CHECKLISTS_OF_ROLE } from "./role-records.ts";

/** Everything that hangs on one role. What is left out keeps its column's default. */
export interface RoleContents {
  accountId: number;
  /** 1 to 6 */
  code: number;
  details?: Omit<Insertable<RoleDetailsTable>, "role_id"> | undefined;
  checklists: Partial<Record<ChecklistType, readonly string[]>>;
  highlight?: Omit<Insertable<VendorHighlightsTable>, "role_id"> | undefined;
  products: readonly ({
    name: string;
    name_translation?: string;
    category: number;
    category_order: number;
    position?: number;
  } & Partial<AvailabilityRow>)[];
}

/**
 * Writes the contents of many roles in few statements. Roles that an account holds already are filled; the others are
 * added. Meant for accounts whose roles are still empty.
 */
export async function writeRoles(trx: Connection, roles: readonly RoleContents[]): Promise<void> {
  for (const batch of inBatches(roles)) {
    await trx
      .insertInto("roles")
      .values(batch.map(({ accountId, code }) => ({ account_id: accountId, code })))
      .onConflict((conflict) => conflict.columns(["account_id", "code"]).doNothing())
      .execute();
    const accountIds = [...new Set(batch.map(({ accountId }) => accountId))];
    const held = await trx
      .selectFrom("roles")
      .select(["id", "account_id", "code"])
      .where("account_id", "in", accountIds)
      .execute();
    const ids = new Map(held.map(({ id, account_id, code }) => [`${account_id}:${code}`, id]));
    await writeRecords(
      trx,
      batch.map((role) => ({ ...role, roleId: ids.get(`${role.accountId}:${role.code}`) as number })),
    );
  }
}

type Identified = RoleContents & { roleId: number };

async function writeRecords(trx: Connection, roles: readonly Identified[]): Promise<void> {
  await trx
    .insertInto("role_details")
    .values(roles.map(({ roleId, details }) => ({ role_id: roleId, ...details })))
    .onConflict((conflict) =>
      conflict.column("role_id").doUpdateSet((eb) => ({
        edited: eb.ref("excluded.edited"),
        business_scale: eb.ref("excluded.business_scale"),
        delivery: eb.ref("excluded.delivery"),
        third_party_insurance: eb.ref("excluded.third_party_insurance"),
        co_packing: eb.ref("excluded.co_packing"),
        private_label: eb.ref("excluded.private_label"),
        custom_process: eb.ref("excluded.custom_process"),
      })),
    )
    .execute();

  const checklists = roles.flatMap(({ roleId, code, checklists: ticked }) =>
    (CHECKLISTS_OF_ROLE[code] ?? []).map((kind) => ({
      role_id: roleId,
      kind,
      keys: [...(ticked[kind] ?? [])],
    })),
  );
  for (const batch of inBatches(checklists))
    await trx
      .insertInto("checklists")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["role_id", "kind"]).doUpdateSet((eb) => ({ keys: eb.ref("excluded.keys") })),
      )
      .execute();

  const highlights = roles.flatMap(({ roleId, highlight }) =>
    highlight ? [{ role_id: roleId, ...highlight }] : [],
  );
  for (const batch of inBatches(highlights))
    await trx
      .insertInto("vendor_highlights")
      .values(batch)
      .onConflict((conflict) =>
        conflict.column("role_id").doUpdateSet((eb) => ({
          specific_directions: eb.ref("excluded.specific_directions"),
          business_hour_details: eb.ref("excluded.business_hour_details"),
          delivery_details: eb.ref("excluded.delivery_details"),
          masthead: eb.ref("excluded.masthead"),
          is_open_spring: eb.ref("excluded.is_open_spring"),
          is_open_summer: eb.ref("excluded.is_open_summer"),
          is_open_fall: eb.ref("excluded.is_open_fall"),
          is_open_winter: eb.ref("excluded.is_open_winter"),
          open_year_round: eb.ref("excluded.open_year_round"),
          icons: eb.ref("excluded.icons"),
        })),
      )
      .execute();

  const products = roles.flatMap(({ roleId, products: listed }) =>
    listed.map((product) => ({ ...product, role_id: roleId, name_key: productKey(product.name) })),
  );
  for (const batch of inBatches(products, 2000)) await trx.insertInto("products").values(batch).execute();
}

/** Writes business types in the order in which they are given. */
export async function insertBusinessTypes(
  trx: Connection,
  accounts: readonly { accountId: number; types: readonly string[] }[],
): Promise<void> {
  const rows = accounts.flatMap(({ accountId, types }) =>
    types.map((business_type, position) => ({ account_id: accountId, business_type, position })),
  );
  for (const batch of inBatches(rows)) await trx.insertInto("account_business_types").values(batch).execute();
}

export async function insertAddresses(
  trx: Connection,
  rows: readonly Insertable<AddressesTable>[],
): Promise<void> {
  for (const batch of inBatches(rows)) await trx.insertInto("addresses").values(batch).execute();
}

export async function insertContacts(
  trx: Connection,
  rows: readonly Insertable<ContactsTable>[],
): Promise<void> {
  for (const batch of inBatches(rows)) await trx.insertInto("contacts").values(batch).execute();
}

/** Gives a profile its picture and its gallery; the pictures stand in the file store already. */
export async function insertPictures(
  trx: Connection,
  accountId: number,
  logo: StoredImage,
  gallery: readonly StoredImage[],
): Promise<void> {
  await insertImages(
    trx,
    [logo, ...gallery].map((image) => ({ ...image, account_id: accountId })),
  );
  await trx.updateTable("accounts").set({ photo_key: logo.key }).where("id", "=", accountId).execute();
  if (gallery.length > 0)
    await trx
      .insertInto("gallery_photos")
      .values(gallery.map(({ key }, position) => ({ account_id: accountId, image_key: key, position })))
      .execute();
}

/** Writes what a profile says beside its name, in the columns of its account. A description comes with its language. */
export async function setProfileFields(
  trx: Connection,
  accountId: number,
  fields: Updateable<AccountsTable>,
): Promise<void> {
  const { description, description_language, description_translation = "" } = fields;
  const language = languageOfText(description_language, description ?? "", description_translation);
  const set = description === undefined ? fields : { ...fields, description_language: language };
  await trx.updateTable("accounts").set(set).where("id", "=", accountId).execute();
}
