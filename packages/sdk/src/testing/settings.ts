import type { Schema } from "../contract.ts";
import { NOTIFICATION_VERBS } from "../vocabulary/notification-verbs.ts";
import { type RoleCode, roleByCode } from "../vocabulary/roles.ts";
import { type Business, businesses } from "./businesses.ts";
import type { Mocks } from "./handlers.ts";
import { basicProfile, profile, profileRole } from "./profiles.ts";
import { exampleToken } from "./token.ts";

/** Which mails an account wants: all of them but the digest. */
export function notificationPreferences(): Schema<"NotificationPreference">[] {
  return NOTIFICATION_VERBS.map(({ verb }) => ({ notification_verb: verb, enable: verb !== 11 }));
}

const ORGANIZATION = 4;

/** Mocks of the settings of one business's account; each set of them remembers what is changed through it. */
export function ownSettings(business: Business = businesses[0], pending: RoleCode[] = []) {
  const preferences = notificationPreferences();
  let own = profile(business, { editable: true, pending_roles: pending });
  return {
    "POST /accounts/profile_by_id/": ({ body }) => (body.basic ? basicProfile(business) : own),
    "GET /notifications/preference": () => preferences,
    "PUT /notifications/preference/{verb}": ({ params, body }) => {
      const preference = preferences.find(({ notification_verb: verb }) => verb === Number(params.verb));
      if (!preference) throw new Error(`There is no preference ${params.verb}.`);
      preference.enable = body.enable;
      return preference;
    },
    "POST /accounts/update_user/": ({ body }) => ({
      token: exampleToken(body.email ? { email: body.email } : {}),
    }),
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
