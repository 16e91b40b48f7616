// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This was changed again since, so nothing was taken back. Take it back all the same? */
export const changedSince: LocalizedString = { id: "server.profile-history.changedSince", english: "This was changed again since, so nothing was taken back. Take it back all the same?" };

/** It is as it was before already. */
export const undoneAlready: LocalizedString = { id: "server.profile-history.undoneAlready", english: "It is as it was before already." };

/** There is no such change in the history of this profile. */
export const noSuchChange: LocalizedString = { id: "server.profile-history.noSuchChange", english: "There is no such change in the history of this profile." };

/** This picture is deleted for good and cannot be put back. Pictures that were taken off are there for 30 days. */
export const pictureGone: LocalizedString = { id: "server.profile-history.pictureGone", english: "This picture is deleted for good and cannot be put back. Pictures that were taken off are there for 30 days." };

/** The gallery has {count} pictures, which is as many as it can hold. Delete one, then try again. */
export const galleryFull: LocalizedString<{ count: string | number }> = { id: "server.profile-history.galleryFull", english: ["The gallery has ",["count"]," pictures, which is as many as it can hold. Delete one, then try again."] };

/** The profile has {count} certificates, which is as many as it can hold. Delete one, then try again. */
export const certificatesFull: LocalizedString<{ count: string | number }> = { id: "server.profile-history.certificatesFull", english: ["The profile has ",["count"]," certificates, which is as many as it can hold. Delete one, then try again."] };

/** The profile does not have this role any more. Undo the change of the roles first. */
export const roleGone: LocalizedString = { id: "server.profile-history.roleGone", english: "The profile does not have this role any more. Undo the change of the roles first." };

/** The profile does not have this product any more. Undo the change of the products first. */
export const productGone: LocalizedString = { id: "server.profile-history.productGone", english: "The profile does not have this product any more. Undo the change of the products first." };
