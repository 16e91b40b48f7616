// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Already subscribed: this address is on the mailing list. */
export const alreadySubscribed: LocalizedString = { id: "server.mailing-list.alreadySubscribed", english: "Already subscribed: this address is on the mailing list." };

/** The mailing list cannot be reached right now. Please try again in a moment. */
export const mailingListUnavailable: LocalizedString = { id: "server.mailing-list.mailingListUnavailable", english: "The mailing list cannot be reached right now. Please try again in a moment." };

/** The mailing list did not take this address. */
export const addressNotTaken: LocalizedString = { id: "server.mailing-list.addressNotTaken", english: "The mailing list did not take this address." };
