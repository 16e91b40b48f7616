// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Visitor */
export const visitor: LocalizedString = { id: "profile-preview.visitor", english: "Visitor" };

/** Member */
export const member: LocalizedString = { id: "profile-preview.member", english: "Member" };

/** Consumer */
export const consumer: LocalizedString = { id: "profile-preview.consumer", english: "Consumer" };

/** This is what somebody sees who is not logged in. */
export const asVisitor: LocalizedString = { id: "profile-preview.asVisitor", english: "This is what somebody sees who is not logged in." };

/** This is what another member sees. */
export const asMember: LocalizedString = { id: "profile-preview.asMember", english: "This is what another member sees." };

/** This is what your customers see. */
export const asConsumer: LocalizedString = { id: "profile-preview.asConsumer", english: "This is what your customers see." };

/** Your customers see no page. */
export const noPage: LocalizedString = { id: "profile-preview.noPage", english: "Your customers see no page." };

/** Nobody else sees it yet: this is how it will look. */
export const unpublished: LocalizedString = { id: "profile-preview.unpublished", english: "Nobody else sees it yet: this is how it will look." };

/** Preview */
export const preview: LocalizedString = { id: "profile-preview.preview", english: "Preview" };

/** See it as */
export const seeItAs: LocalizedString = { id: "profile-preview.seeItAs", english: "See it as" };

/** Back to editing */
export const backToEditing: LocalizedString = { id: "profile-preview.backToEditing", english: "Back to editing" };

/** No consumer page */
export const noConsumerPage: LocalizedString = { id: "profile-preview.noConsumerPage", english: "No consumer page" };

/** Only vendors have a page for consumers, and {business} does not have the account type Vendor. */
export const vendorsOnly: LocalizedString<{ business: string | number }> = { id: "profile-preview.vendorsOnly", english: ["Only vendors have a page for consumers, and ",["business"]," does not have the account type Vendor."] };
