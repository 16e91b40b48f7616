import type { DemoBusiness } from "@foodshed/demo/demo-data";
import { isDemoLogin } from "@foodshed/demo/demo-logins";
import { daysBefore } from "@foodshed/demo/network-members";
import { holds } from "@foodshed/sdk/vocabulary";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import {
  insertAccounts,
  insertUsers,
  numberedSlugs,
  slugGiver,
} from "../../modules/accounts/accounts.bulk.ts";
import { insertCertificates } from "../../modules/certificates/certificates.bulk.ts";
import { insertConnections } from "../../modules/membership/membership.bulk.ts";
import {
  insertAddresses,
  insertBusinessTypes,
  insertContacts,
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

/** Accounts with their owners, each on the day it joined, in few statements. The search index is left out. */
export async function insertBusinesses(
  filling: Filling,
  trx: Connection,
  businesses: readonly DemoBusiness[],
): Promise<Identities> {
  const identities: Identities = { accountIds: [], userIds: [] };
  const slugFor = slugGiver();
  // The manager is in the database before the accounts that it made.
  const others = filling.manager + 1;
  await insertInBatches(filling, trx, businesses.slice(0, others), identities, slugFor);
  await insertInBatches(filling, trx, businesses.slice(others), identities, slugFor);
  await connectUnclaimed(filling, trx, businesses, identities);
  return identities;
}

/** The manager manages the accounts that it made, as after a sign-up on behalf. */
async function connectUnclaimed(
  { now, manager }: Filling,
  trx: Connection,
  businesses: readonly DemoBusiness[],
  { accountIds }: Identities,
): Promise<void> {
  const managerId = accountIds[manager] as number;
  const unclaimed = businesses.filter(({ standing }) => standing === "unclaimed");
  await insertConnections(
    trx,
    unclaimed.map((business) => {
      const { joined } = dates(business, now);
      return {
        organization_id: managerId,
        account_id: accountIds[business.index] as number,
        requested_by_account_id: managerId,
        manage: true,
        state: "accepted" as const,
        created_at: joined,
        answered_at: joined,
      };
    }),
  );
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
