import type { components } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import { isEmail } from "@foodshed/sdk/vocabulary";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import { EMAIL_MESSAGE } from "../../core/validation-messages.ts";
import type { UpdateColumns } from "../../infra/db/tables/columns.ts";
import type { ContactsTable } from "../../infra/db/tables/profiles.ts";
import * as queries from "./contacts.queries.ts";
import { refusedPhones } from "./general-info.rules.ts";
import * as strings from "./generated/strings.ts";
import { type Edit, requireOwn } from "./profile-edit.ts";
import { toContact } from "./profiles.presenter.ts";

type Schemas = components["schemas"];
type Fields = Omit<Schemas["CreateContactRequest"], "profile_id"> &
  Omit<Schemas["UpdateContactRequest"], "id">;
type Columns = Partial<UpdateColumns<ContactsTable, keyof Fields>>;

export async function applyNewContact(
  edit: Edit,
  { profile_id, ...fields }: Schemas["CreateContactRequest"],
): Promise<Schemas["Contact"]> {
  await requireOwn(edit, "profile", profile_id);
  const row = await queries.insertContact(edit.trx, { ...checked(fields), account_id: edit.account.id });
  return toContact(refuseEmpty(row));
}

export async function applyContact(
  edit: Edit,
  { id, ...fields }: Schemas["UpdateContactRequest"],
): Promise<Schemas["Contact"]> {
  await requireOwn(edit, "contact", id);
  return toContact(refuseEmpty(await queries.updateContact(edit.trx, id, checked(fields))));
}

export async function applyContactRemoval(edit: Edit, { id }: Schemas["DeleteRequest"]): Promise<void> {
  await requireOwn(edit, "contact", id);
  await queries.deleteContact(edit.trx, id);
}

function checked(fields: Fields): Columns {
  const errors: FieldErrors = { ...refusedPhones(fields) };
  const email = fields.email?.trim();
  if (email && !isEmail(email)) errors.email = [EMAIL_MESSAGE];
  if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text?.trim() ?? ""]));
}

/** Refusing takes the row back with the transaction. */
function refuseEmpty<T extends { id: number }>(row: T): T {
  const { id: _, ...texts } = row;
  if (Object.values(texts).every((text) => text === "")) {
    throw DomainError.refused(localized(strings.emptyContact));
  }
  return row;
}
