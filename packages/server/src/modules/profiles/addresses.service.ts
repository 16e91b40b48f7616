import type { components } from "@foodshed/sdk";
import { COUNTRY, PROVINCE, postalCode, postalCodeProblem } from "@foodshed/sdk/vocabulary";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import { CONTACT_MESSAGE, LOCATION_MESSAGE } from "../../core/validation-messages.ts";
import type { InsertColumns } from "../../infra/db/tables/columns.ts";
import type { AddressesTable } from "../../infra/db/tables/profiles.ts";
import type { Location } from "../../infra/geo/geocoding.ts";
import * as queries from "./addresses.queries.ts";
import { refusedPhones } from "./general-info.rules.ts";
import { locatedAddresses } from "./locating.queries.ts";
import { type Edit, requireOwn } from "./profile-edit.ts";
import { setPlaces } from "./profile-places.ts";
import { toAddress } from "./profiles.presenter.ts";

type Schemas = components["schemas"];
type Fields = Omit<Schemas["CreateAddressRequest"], "profile_id">;
type Columns = InsertColumns<
  AddressesTable,
  keyof Fields | Exclude<keyof Schemas["UpdateAddressRequest"], "id">
>;

type Placing = Pick<Edit, "trx" | "services"> & { account: { id: number } };

const REQUIRED = { ...LOCATION_MESSAGE, postal_code: CONTACT_MESSAGE.postal_code };

/** Adds a location. The first one says where the business is. */
export async function applyNewAddress(
  edit: Edit,
  { profile_id, ...fields }: Schemas["CreateAddressRequest"],
): Promise<Schemas["Address"]> {
  await requireOwn(edit, "profile", profile_id);
  const kept = checked(fields);
  const row = await queries.insertAddress(edit.trx, {
    ...kept,
    account_id: edit.account.id,
    province: PROVINCE,
    country: COUNTRY,
    ...(await coordinates(edit, kept)),
  });
  await followFirst(edit);
  return toAddress(row);
}

export async function applyAddress(
  edit: Edit,
  { id, ...fields }: Schemas["UpdateAddressRequest"],
): Promise<Schemas["Address"]> {
  await requireOwn(edit, "address", id);
  const kept = checked(fields);
  const before = await queries.findAddress(edit.trx, id);
  if (!before) throw DomainError.notFound();
  const row = await queries.updateAddress(edit.trx, id, {
    ...kept,
    ...(await moved(edit, before, kept)),
  });
  await followFirst(edit);
  return toAddress(row);
}

/** Removes a location; the next one, if there is one, then says where the business is. */
export async function applyAddressRemoval(edit: Edit, { id }: Schemas["DeleteRequest"]): Promise<void> {
  await requireOwn(edit, "address", id);
  await queries.deleteAddress(edit.trx, id);
  await followFirst(edit);
}

/**
 * Changes the address of the profile itself, which is that of its first location: both then say the same. A location
 * cannot lose its street, town or postal code.
 */
export async function setOwnAddress(
  edit: Edit,
  given: { address_1?: string | null; city?: string | null; postal_code?: string | null },
): Promise<void> {
  const { trx, account } = edit;
  const first = await queries.firstAddress(trx, account.id);
  if (!first) {
    const address = { ...(await queries.readOwnAddress(trx, account.id)), ...defined(given) };
    return await placeAccount(edit, address, await coordinates(edit, address));
  }
  refuseEmptied(given);
  const location = {
    address_1: given.address_1 ?? first.address_1,
    city: given.city ?? first.city,
    postal_code: given.postal_code ?? first.postal_code,
  };
  const row = await queries.updateAddress(trx, first.id, {
    ...location,
    ...(await moved(edit, first, location)),
  });
  await placeAccount(edit, row, row);
}

/** @throws DomainError 400 for what a location cannot lose */
export function refuseEmptied(given: {
  address_1?: string | null;
  city?: string | null;
  postal_code?: string | null;
}): void {
  const errors: FieldErrors = {};
  for (const field of ["address_1", "city", "postal_code"] as const) {
    if (given[field] === null) errors[`details.${field}`] = [REQUIRED[field]];
  }
  if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
}

/** Gives a profile the locations that it had. */
export async function restoreAddresses(edit: Edit, rows: readonly Record<string, unknown>[]): Promise<void> {
  const placed = [];
  for (const row of rows) placed.push({ ...row, ...(await coordinates(edit, row as Partial<Place>)) });
  await setPlaces(edit.trx, edit.account.id, "addresses", placed);
  await followFirst(edit);
}

/** Puts a profile back to where its postal areas are: what it hides must not be read off its distances. */
export async function deleteExactLocations(edit: Edit): Promise<void> {
  const located = await locatedAddresses(edit.trx, edit.account.id);
  for (const address of located)
    await queries.updateAddress(edit.trx, address.id, {
      ...(await coordinates(edit, address)),
      located_for: null,
    });
  if (located.length > 0) await followFirst(edit);
}

/** The profile is where its first location is. */
export async function followFirst(edit: Placing): Promise<void> {
  const first = await queries.firstAddress(edit.trx, edit.account.id);
  const place = first ?? { latitude: null, longitude: null };
  await placeAccount(edit, first ?? { address_1: null, city: null, postal_code: null }, place);
}

async function placeAccount(
  { trx, services, account }: Placing,
  {
    address_1,
    city,
    postal_code,
  }: { address_1: string | null; city: string | null; postal_code: string | null },
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): Promise<void> {
  const at: Location | undefined =
    latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  await queries.setOwnAddress(trx, account.id, {
    address_1,
    city,
    postal_code,
    latitude,
    longitude,
    greenbelt_location: services.greenbelt?.contains(at),
  });
}

type Place = { address_1: string; city: string; postal_code: string };

/** A location that stays where it was keeps the place that a geocoding service has found for it. */
async function moved(edit: Edit, before: Place, after: Partial<Place>) {
  const fields = ["address_1", "city", "postal_code"] as const;
  if (fields.every((field) => after[field] === undefined || after[field] === before[field])) return {};
  return await coordinates(edit, { ...before, ...after });
}

async function coordinates(
  { services }: Edit,
  address: { address_1?: string | null; city?: string | null; postal_code?: string | null },
): Promise<{ latitude: number | null; longitude: number | null }> {
  const found = await services.geocoder.locateAddress(address);
  return { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
}

/** What is kept of the fields that were sent: trimmed, the postal code as Canada Post writes it. */
function checked<T extends Partial<Fields>>(fields: T) {
  const errors: FieldErrors = { ...refusedPhones({ phone: fields.phone }) };
  const refusal = fields.postal_code === undefined ? undefined : postalCodeProblem(fields.postal_code);
  if (refusal) errors.postal_code = [refusal];
  if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
  const { province: _, country: __, ...texts } = fields;
  const kept = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text?.trim() ?? ""]));
  if (fields.postal_code !== undefined) kept.postal_code = postalCode(fields.postal_code) ?? "";
  return kept as { [K in keyof Omit<T, "province" | "country"> & keyof Columns]: string };
}

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
