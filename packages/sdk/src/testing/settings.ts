import type { Schema } from "../contract.ts";
import { NOTIFICATION_VERBS } from "../vocabulary/notification-verbs.ts";
import { type RoleCode, roleByCode } from "../vocabulary/roles.ts";
import { type Business, businesses } from "./businesses.ts";
import { type Mocks, problem } from "./handlers.ts";
import { peopleMocks } from "./people.ts";
import { basicProfile, profile, profileRole } from "./profiles.ts";
import { exampleToken } from "./token.ts";

/** Which mails an account wants: all of them but the digest. */
export function notificationPreferences(): Schema<"NotificationPreference">[] {
  return NOTIFICATION_VERBS.map(({ verb }) => ({ notification_verb: verb, enable: verb !== 11 }));
}

/** A search that is told of once a day. */
export function savedSearch(fields: { id?: number; name?: string } = {}): Schema<"SavedSearch"> {
  return {
    id: 12,
    kind: "profiles",
    name: "goat cheese",
    frequency: "daily",
    search: { keywords: "goat cheese" },
    created_at: "2026-11-02T15:00:00Z",
    last_alert_at: null,
    ...fields,
  };
}

const ORGANIZATION = 4;

/** An address that waits to be confirmed, for most of a day yet. */
function pendingEmail(email: string): Schema<"PendingEmail"> {
  const now = Date.now();
  return {
    email,
    requested_at: new Date(now).toISOString(),
    expires_at: new Date(now + 24 * 60 * 60 * 1000).toISOString(),
  };
}

/** The second steps of a login; none by default. */
export function secondFactors(overrides: Partial<Schema<"SecondFactors">> = {}): Schema<"SecondFactors"> {
  return { totp: null, passkeys: [], recovery_codes: 0, due_at: null, ...overrides };
}

/** Ten codes as the server makes them. */
const RECOVERY_CODES = "bcdfghjkmn".split("").map((letter) => `${letter}7dq4-m2xw${letter}`);

/** Stands for a ZIP. */
const archive = () => new Response("PK", { headers: { "Content-Type": "application/zip" } });

/** An authenticator app that shows 492039, and a password of `orchard#2026`. */
function secondFactorMocks() {
  let factors = secondFactors();
  const refused = (field: string, sentence: string) => problem(400, sentence, { [field]: [sentence] });
  const wrongPassword = ({ current_password }: { current_password: string }) =>
    current_password === "orchard#2026"
      ? undefined
      : refused("current_password", "This is not your current password.");
  const wrongCode = ({ code }: { code: string }) =>
    code === "492039" ? undefined : refused("code", "This code is not right, or it was used already.");
  return {
    "GET /accounts/second_factors/": () => factors,
    "POST /accounts/begin_totp/": ({ body }) =>
      wrongPassword(body) ?? {
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Foodshed:ada%40maplehill.example?issuer=Foodshed&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      },
    "POST /accounts/confirm_totp/": ({ body }) => {
      const wrong = wrongCode(body);
      if (wrong) return wrong;
      factors = { ...factors, totp: { since: "2026-11-20T14:05:00Z" }, recovery_codes: 10, due_at: null };
      return { recovery_codes: RECOVERY_CODES };
    },
    "POST /accounts/remove_totp/": ({ body }) => {
      const wrong = wrongPassword(body) ?? wrongCode(body);
      if (wrong) return wrong;
      factors = { ...factors, totp: null, recovery_codes: 0 };
      return undefined;
    },
    "POST /accounts/replace_recovery_codes/": ({ body }) =>
      wrongPassword(body) ?? wrongCode(body) ?? { recovery_codes: RECOVERY_CODES },
    "GET /accounts/profile_history/": () => ({ count: 0, results: [], visits: [] }),
    "POST /accounts/close_account/": ({ body }) =>
      wrongPassword(body) ?? { closing_until: "2026-12-26T15:00:00Z" },
    "POST /accounts/export_account/": ({ body }) => wrongPassword(body) ?? archive(),
    "POST /accounts/remove_passkey/": ({ body }) => {
      const wrong = wrongPassword(body);
      if (wrong) return wrong;
      factors = { ...factors, passkeys: factors.passkeys.filter(({ id }) => id !== body.id) };
      return undefined;
    },
  } satisfies Mocks;
}

/** A running session; by default somewhere else than here. */
export function openSession(overrides: Partial<Schema<"OpenSession">> = {}): Schema<"OpenSession"> {
  return {
    id: "0b9f2f7e-0000-4000-8000-000000000001",
    current: false,
    browser: "Firefox",
    system: "Windows",
    support: null,
    created_at: "2026-11-03T14:05:00Z",
    last_used_at: "2026-11-21T08:12:00Z",
    ...overrides,
  };
}

/** Mocks of the settings of one business's account; each set of them remembers what is changed through it. */
export function ownSettings(business: Business = businesses[0], pending: RoleCode[] = []) {
  const preferences = notificationPreferences();
  let newEmail: Schema<"PendingEmail"> | null = null;
  let renewals = 0;
  let searches = [
    savedSearch(),
    { ...savedSearch({ id: 11, name: "Apples in bulk, for cider" }), kind: "classifieds" as const },
  ];
  let sessions = [
    openSession({ current: true }),
    openSession({
      id: "0b9f2f7e-0000-4000-8000-000000000002",
      browser: "Safari",
      system: "iOS",
      last_used_at: "2026-11-20T21:40:00Z",
    }),
    openSession({
      id: "0b9f2f7e-0000-4000-8000-000000000003",
      browser: "Chrome",
      system: "Android",
      last_used_at: "2026-11-12T11:02:00Z",
    }),
  ];
  let own = profile(business, { editable: true, pending_roles: pending });
  return {
    ...peopleMocks(),
    "POST /accounts/profile_by_id/": ({ body }) => (body.basic ? basicProfile(business) : own),
    "GET /notifications/preference": () => preferences,
    "PUT /notifications/preference/{verb}": ({ params, body }) => {
      const preference = preferences.find(({ notification_verb: verb }) => verb === Number(params.verb));
      if (!preference) throw new Error(`There is no preference ${params.verb}.`);
      preference.enable = body.enable;
      return preference;
    },
    "GET /accounts/sessions/": () => sessions,
    "POST /accounts/end_session/": ({ body }) => {
      sessions = sessions.filter(({ id }) => id !== body.id);
      return undefined;
    },
    "POST /accounts/end_other_sessions/": () => {
      sessions = sessions.filter(({ current }) => current);
      return undefined;
    },
    ...secondFactorMocks(),
    "GET /saved_searches/": () => searches,
    "PUT /saved_searches/{id}/": ({ params, body }) => {
      searches = searches.map((one) => (one.id === Number(params.id) ? { ...one, ...body } : one));
      return searches.find(({ id }) => id === Number(params.id)) ?? savedSearch();
    },
    "POST /saved_searches/": ({ body }) => {
      const saved = { ...savedSearch({ id: 90 }), ...body } as Schema<"SavedSearch">;
      searches = [saved, ...searches];
      return saved;
    },
    "DELETE /saved_searches/{id}/": ({ params }) => {
      searches = searches.filter(({ id }) => id !== Number(params.id));
      return undefined;
    },
    "POST /accounts/update_user/": ({ body }) => {
      if (body.email) newEmail = pendingEmail(body.email);
      // Each renewal lasts a little longer than the one before, so that tokens differ.
      renewals += 1;
      return { token: exampleToken({ exp: Math.floor(Date.now() / 1000) + 90_000 + renewals }) };
    },
    "POST /accounts/set_language/": ({ body: { language } }) => ({ token: exampleToken({ language }) }),
    "GET /accounts/email_change/": () => ({ pending: newEmail }),
    "POST /accounts/resend_email_change/": () => ({ message: "We sent you another email!" }),
    "POST /accounts/cancel_email_change/": () => {
      newEmail = null;
      return { message: "Your email address stays as it is." };
    },
    "POST /accounts/update_profile/": ({ body: { addRoles = [], removeRoles = [] } }) => {
      own = {
        ...own,
        version: own.version + 1,
        roles: [
          ...own.roles.filter(({ id }) => !removeRoles.includes(id)),
          ...addRoles
            .filter((code) => code !== ORGANIZATION)
            .map((code) => profileRole(roleByCode(code).value, business)),
        ],
        pending_roles: [
          ...own.pending_roles.filter((code) => !removeRoles.includes(code)),
          ...addRoles.filter((code) => code === ORGANIZATION),
        ],
      };
      return own;
    },
  } satisfies Mocks;
}
