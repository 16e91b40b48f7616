import type { Locale, Translate } from "@foodshed/sdk/locale";
import { formatDate, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import type { MemberRole } from "../../core/member-role.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { mailTo } from "../accounts/accounts.mails.ts";
import { findLogin } from "../accounts/logins.service.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import type { InvitationRow } from "./invitations.queries.ts";
import { fullName } from "./names.ts";
import * as queries from "./people.queries.ts";

type Sending = Pick<Services, "config" | "mail">;

const ROLES = {
  owner: strings.asOwner,
  editor: strings.asEditor,
  reader: strings.asReader,
} as const;

/** What a role may do, in a sentence. */
const roleSentence = (t: Translate, role: MemberRole) => t(ROLES[role]);

const PEOPLE_PAGE = "/settings#people";

export async function mailInvitation(
  { config, mail }: Sending,
  trx: Connection,
  invitation: InvitationRow,
  token: string,
): Promise<void> {
  const { email, first_name, language, role, expires_at } = invitation;
  const business = await nameOf(trx, invitation.account_id);
  const inviter = invitation.inviter ?? business;
  const to = { email, first_name, business_name: business, language };
  await mail.queue(
    trx,
    mailTo(config, to, (t) => ({
      subject: t(strings.mailInviteSubject, { inviter, business }),
      paragraphs: [t(strings.mailInvite, { inviter, business }), roleSentence(t, role)],
      action: { label: t(strings.mailInviteAction), path: `/invitation/${token}` },
      closing: [
        t(strings.mailInviteUntil, { date: formatDate(expires_at, ONTARIO_TIME_ZONE, t.locale) }),
        t(strings.mailInviteUnexpected),
      ],
    })),
  );
}

/** To the owners, when somebody has accepted an invitation. */
export async function mailJoined(
  services: Sending,
  trx: Connection,
  accountId: number,
  userId: number,
): Promise<void> {
  const person = await queries.findMembership(trx, { userId, accountId });
  if (!person) return;
  const { email, role } = person;
  await mailOwners(services, trx, accountId, userId, (t, business) => {
    const values = { person: fullName(person), email, business };
    return {
      subject: t(strings.mailJoinedSubject, values),
      paragraphs: [t(strings.mailJoined, values), roleSentence(t, role)],
    };
  });
}

/** To whoever was taken off, and to the owners. */
export async function mailRemoved(
  services: Sending,
  trx: Connection,
  person: queries.PersonRow,
  { by }: { by: string },
): Promise<void> {
  const { account_id, user_id, email } = person;
  await mailOwners(services, trx, account_id, user_id, (t, business) => {
    const values = { person: fullName(person), email, business, by };
    return {
      subject: t(strings.mailRemovedSubject, values),
      paragraphs: [t(strings.mailRemoved, values)],
    };
  });
  await mailPerson(services, trx, person, (t, business) => ({
    subject: t(strings.mailYouRemovedSubject, { business }),
    paragraphs: [t(strings.mailYouRemoved, { business })],
    action: { label: t(strings.mailYouRemovedAction), path: "/contact-us" },
  }));
}

/** To the owners, when somebody has left. */
export async function mailLeft(services: Sending, trx: Connection, person: queries.PersonRow): Promise<void> {
  const { account_id, user_id, email } = person;
  await mailOwners(services, trx, account_id, user_id, (t, business) => {
    const values = { person: fullName(person), email, business };
    return { subject: t(strings.mailLeftSubject, values), paragraphs: [t(strings.mailLeft, values)] };
  });
}

/** To the person whose role has changed. */
export async function mailRole(
  services: Sending,
  trx: Connection,
  person: queries.PersonRow,
  role: MemberRole,
): Promise<void> {
  await mailPerson(services, trx, person, (t, business) => ({
    subject: t(strings.mailRoleSubject, { business }),
    paragraphs: [t(strings.mailRole, { business }), roleSentence(t, role)],
    action: { label: t(strings.mailPeopleAction), path: PEOPLE_PAGE },
  }));
}

type Written = (t: Translate, business: string) => { subject: string; paragraphs: string[] };

async function mailOwners(
  { config, mail }: Sending,
  trx: Connection,
  accountId: number,
  exceptUserId: number,
  write: Written,
): Promise<void> {
  const business_name = await nameOf(trx, accountId);
  for (const reader of await queries.readOwners(trx, accountId)) {
    if (reader.user_id === exceptUserId) continue;
    const message = mailTo(config, { ...reader, business_name }, (t) => ({
      ...write(t, business_name),
      action: { label: t(strings.mailPeopleAction), path: PEOPLE_PAGE },
      closing: [t(strings.mailNotRight)],
    }));
    await mail.queue(trx, message);
  }
}

async function mailPerson(
  { config, mail }: Sending,
  trx: Connection,
  { user_id, account_id }: queries.PersonRow,
  write: (...given: Parameters<Written>) => ReturnType<Written> & { action: { label: string; path: string } },
): Promise<void> {
  const login: { email: string; first_name: string; language: Locale } | undefined = await findLogin(
    trx,
    user_id,
  );
  if (!login) return;
  const business_name = await nameOf(trx, account_id);
  await mail.queue(
    trx,
    mailTo(config, { ...login, business_name }, (t) => ({ ...write(t, business_name), closing: [] })),
  );
}

async function nameOf(trx: Connection, accountId: number): Promise<string> {
  return (await queries.findBusiness(trx, accountId))?.business_name ?? "";
}
