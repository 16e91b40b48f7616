// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This was changed again since, so nothing was taken back. Take it back all the same? */
export const changedSince: LocalizedString = { id: "server.profile-history.changedSince", english: "This was changed again since, so nothing was taken back. Take it back all the same?" };

/** It is as it was before already. */
export const undoneAlready: LocalizedString = { id: "server.profile-history.undoneAlready", english: "It is as it was before already." };

/** There is no such change in the history of this profile. */
export const noSuchChange: LocalizedString = { id: "server.profile-history.noSuchChange", english: "There is no such change in the history of this profile." };
