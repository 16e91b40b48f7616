import type { DemoBusiness } from "@foodshed/demo/demo-data";
import { isDemoLogin } from "@foodshed/demo/demo-logins";
import { daysBefore } from "@foodshed/demo/network-members";
import { holds, roleCode } from "@foodshed/sdk/vocabulary";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import {
  insertAccounts,
  insertUsers,
  numberedSlugs,
  slugGiver,
} from "../../modules/accounts/accounts.bulk.ts";
import { openAccount } from "../../modules/accounts/activation.service.ts";
import { createAccount, createUser } from "../../modules/accounts/signup.service.ts";
import { insertCertificates } from "../../modules/certificates/certificates.bulk.ts";
import {
  insertAddresses,
  insertBusinessTypes,
  insertContacts,
  setProfileFields,
  writeRoles,
} from "../../modules/profiles/profiles.bulk.ts";
import type { Services } from "../../modules/services.ts";
import { addressRows, certificateRows, profileFields, roleContents } from "./records.ts";

/** Who is who in the database, by place in the demo network. */
export interface Identities {
  accountIds: number[];
  userIds: number[];
}

export interface Filling {
  services: Services;
  now: Date;
  /** Of the demo password; other accounts have no password, so no one can log in to them. */
  passwordHash: string;
  /** The place of the manager in whose name unclaimed accounts were made. */
  manager: number;
  onBusinesses(done: number): void;
}

/** Dates of an account that follow from how long ago it joined. */
function dates(business: DemoBusiness, now: Date) {
  const joined = daysBefore(now, business.joinedDaysAgo);
  const isOrganization = holds(business.roles, "organization");
  return {
    joined,
    edited: daysBefore(now, business.editedDaysAgo ?? business.joinedDaysAgo),
    claimed_at: business.standing === "unclaimed" ? null : joined,
    published_at: business.standing === "active" ? joined : null,
    organization_approved_at: isOrganization ? joined : null,
    last_login_at: business.lastLoginDaysAgo === null ? null : daysBefore(now, business.lastLoginDaysAgo),
  };
}

/** One business after another signs up, fills in its profile and confirms its address, each on the day it joined. */
export async function signUpBusinesses(
  { services, now, passwordHash, manager, onBusinesses }: Filling,
  trx: Connection,
  businesses: readonly DemoBusiness[],
): Promise<Identities> {
  const accountIds: number[] = [];
  const userIds: number[] = [];
  for (const business of businesses) {
    const { joined, edited, claimed_at, organization_approved_at } = dates(business, now);
    const managerId = business.standing === "unclaimed" ? (accountIds[manager] as number) : null;
    const account = await createAccount(
      trx,
      {
        business_name: business.businessName,
        first_name: business.firstName,
        last_name: business.lastName,
        title: business.title,
        email: business.email,
        roles: business.roles.map(({ value }) => roleCode(value)),
      },
      { claimed_at, created_by_account_id: managerId, organization_approved_at, created_at: joined },
    );
    const userId = await createUser(
      trx,
      {
        account_id: account.id,
        first_name: business.firstName,
        last_name: business.lastName,
        email: business.email,
        password_hash: isDemoLogin(business.email) ? passwordHash : null,
        email_consent_at: claimed_at,
        is_admin: business.isAdmin,
        created_at: joined,
      },
      managerId,
    );
    accountIds.push(account.id);
    userIds.push(userId);
    await setProfileFields(trx, account.id, {
      ...profileFields(business, services.geocoder),
      edited_at: edited,
    });
    onBusinesses(accountIds.length);
  }
  return { accountIds, userIds };
}

/** Opens the accounts of those who have confirmed their address. The search index is left out. */
export async function activateBusinesses(
  { now, onBusinesses }: Filling,
  trx: Connection,
  businesses: readonly DemoBusiness[],
  { userIds }: Identities,
): Promise<void> {
  for (const [i, business] of businesses.entries()) {
    if (business.standing !== "active") continue;
    const { joined, last_login_at } = dates(business, now);
    await openAccount(
      { clock: { now: () => joined } },
      trx,
      userIds[i] as number,
      last_login_at ? { last_login_at } : {},
    );
    onBusinesses(i + 1);
  }
}

/** The same accounts in few statements, for networks too large to sign up one by one. The search index is left out. */
export async function insertBusinesses(
  filling: Filling,
  trx: Connection,
  businesses: readonly DemoBusiness[],
): Promise<Identities> {
  const identities: Identities = { accountIds: [], userIds: [] };
  await insertInBatches(filling, trx, businesses, identities, slugGiver());
  return identities;
}

/** As `insertBusinesses`, for those that come after the ones of `identities`, which it adds to. */
export async function insertFurtherBusinesses(
  filling: Filling,
  trx: Connection,
  businesses: readonly DemoBusiness[],
  identities: Identities,
): Promise<void> {
  const slugFor = numberedSlugs(identities.accountIds.length);
  await insertInBatches(filling, trx, businesses, identities, slugFor);
}

async function insertInBatches(
  { services, now, passwordHash, manager, onBusinesses }: Filling,
  trx: Connection,
  businesses: readonly DemoBusiness[],
  { accountIds, userIds }: Identities,
  slugFor: (businessName: string) => string,
): Promise<void> {
  for (const batch of inBatches(businesses)) {
    const rows = batch.map((business) => {
      const { joined, edited, claimed_at, published_at, organization_approved_at } = dates(business, now);
      return {
        business_name: business.businessName,
        first_name: business.firstName,
        last_name: business.lastName,
        title: business.title,
        email: business.email,
        claimed_at,
        published_at,
        organization_approved_at,
        created_by_account_id: business.standing === "unclaimed" ? (accountIds[manager] ?? null) : null,
        created_at: joined,
        updated_at: joined,
        edited_at: edited,
        ...profileFields(business, services.geocoder),
      };
    });
    const ids = await insertAccounts(trx, rows, slugFor);
    accountIds.push(...ids);
    const users = await insertUsers(
      trx,
      batch.map((business, i) => {
        const { joined, claimed_at, published_at, last_login_at } = dates(business, now);
        return {
          account_id: ids[i] as number,
          first_name: business.firstName,
          last_name: business.lastName,
          email: business.email,
          password_hash: isDemoLogin(business.email) ? passwordHash : null,
          activated_at: published_at,
          email_consent_at: claimed_at,
          last_login_at,
          is_admin: business.isAdmin,
          created_at: joined,
        };
      }),
    );
    userIds.push(...users);
    onBusinesses(accountIds.length);
  }
}

/** What hangs on the accounts: business types, roles with all they hold, locations, contacts. */
export async function fillProfiles(
  { services, now, onBusinesses }: Filling,
  trx: Connection,
  businesses: readonly DemoBusiness[],
  { accountIds }: Identities,
): Promise<void> {
  const idOf = (business: DemoBusiness) => accountIds[business.index] as number;
  let done = 0;
  for (const batch of inBatches(businesses)) {
    await insertBusinessTypes(
      trx,
      batch.map((business) => ({ accountId: idOf(business), types: business.businessTypes })),
    );
    await writeRoles(
      trx,
      batch.flatMap((business) => business.roles.map((role) => roleContents(role, idOf(business)))),
    );
    await insertAddresses(
      trx,
      batch.flatMap((business) => addressRows(business, idOf(business), services.geocoder)),
    );
    await insertContacts(
      trx,
      batch.flatMap((business) =>
        business.contacts.map((contact) => ({ ...contact, account_id: idOf(business) })),
      ),
    );
    await insertCertificates(
      trx,
      batch.flatMap((business) => certificateRows(business, accountIds, now)),
    );
    done += batch.length;
    onBusinesses(done);
  }
}
