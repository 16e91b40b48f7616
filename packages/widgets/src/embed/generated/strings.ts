// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** The attribute “{name}” is missing. */
export const attributeMissing: LocalizedString<{ name: string | number }> = { id: "embed.attributeMissing", english: ["The attribute “",["name"],"” is missing."] };

/** There is no attribute “{name}” here. There are: {names}. */
export const noSuchAttribute: LocalizedString<{ name: string | number; names: string | number }> = { id: "embed.noSuchAttribute", english: ["There is no attribute “",["name"],"” here. There are: ",["names"],"."] };

/** There is no network “{slug}” on Foodshed. Put the last part of its profile’s address into the attribute “network”. */
export const noSuchNetwork: LocalizedString<{ slug: string | number }> = { id: "embed.noSuchNetwork", english: ["There is no network “",["slug"],"” on Foodshed. Put the last part of its profile’s address into the attribute “network”."] };

/** There is no such widget. There are: {names}. */
export const noSuchWidget: LocalizedString<{ names: string | number }> = { id: "embed.noSuchWidget", english: ["There is no such widget. There are: ",["names"],"."] };

/** “{slug}” is a business on Foodshed, and no network. Put the last part of the address of a network’s profile into the attribute “network”. */
export const notANetwork: LocalizedString<{ slug: string | number }> = { id: "embed.notANetwork", english: ["“",["slug"],"” is a business on Foodshed, and no network. Put the last part of the address of a network’s profile into the attribute “network”."] };

/** The window was blocked. Open this address instead: */
export const windowBlocked: LocalizedString = { id: "embed.windowBlocked", english: "The window was blocked. Open this address instead:" };

/** See them on the map on Foodshed */
export const mapOnSite: LocalizedString = { id: "embed.mapOnSite", english: "See them on the map on Foodshed" };
