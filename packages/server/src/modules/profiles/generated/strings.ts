// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** {business} is an organization on Foodshed now */
export const mailRoleAcceptedSubject: LocalizedString<{ business: string | number }> = { id: "server.profiles.mailRoleAcceptedSubject", english: [["business"]," is an organization on Foodshed now"] };

/** Your request to be an organization on Foodshed */
export const mailRoleDeniedSubject: LocalizedString = { id: "server.profiles.mailRoleDeniedSubject", english: "Your request to be an organization on Foodshed" };

/** You asked for {business} to be an organization. It is one now: businesses can ask to join your network, and you can invite them. */
export const mailRoleAccepted: LocalizedString<{ business: string | number }> = { id: "server.profiles.mailRoleAccepted", english: ["You asked for ",["business"]," to be an organization. It is one now: businesses can ask to join your network, and you can invite them."] };

/** You asked for {business} to be an organization. We could not agree to this for now. Your profile and its roles stay as they are. */
export const mailRoleDenied: LocalizedString<{ business: string | number }> = { id: "server.profiles.mailRoleDenied", english: ["You asked for ",["business"]," to be an organization. We could not agree to this for now. Your profile and its roles stay as they are."] };

/** Open your profile */
export const mailOpenProfile: LocalizedString = { id: "server.profiles.mailOpenProfile", english: "Open your profile" };

/** If you did not ask for this, please let us know. */
export const mailRoleNotYou: LocalizedString = { id: "server.profiles.mailRoleNotYou", english: "If you did not ask for this, please let us know." };
