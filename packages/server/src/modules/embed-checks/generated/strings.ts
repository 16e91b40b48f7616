// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** You must provide the address of a page, such as https://farm.example/market. */
export const notAnAddress: LocalizedString = { id: "server.embed-checks.notAnAddress", english: "You must provide the address of a page, such as https://farm.example/market." };

/** Only public addresses can be opened from here. For a page on your own network, run: foodshed embeds check --local */
export const privateAddress: LocalizedString = { id: "server.embed-checks.privateAddress", english: "Only public addresses can be opened from here. For a page on your own network, run: foodshed embeds check --local" };

/** Nobody has this address: check the name of the site. */
export const noHost: LocalizedString = { id: "server.embed-checks.noHost", english: "Nobody has this address: check the name of the site." };

/** The page could not be reached, or its connection is not secure. */
export const unreachable: LocalizedString = { id: "server.embed-checks.unreachable", english: "The page could not be reached, or its connection is not secure." };

/** The page took too long. */
export const tooSlow: LocalizedString = { id: "server.embed-checks.tooSlow", english: "The page took too long." };

/** The page is too large to be checked. */
export const tooLarge: LocalizedString = { id: "server.embed-checks.tooLarge", english: "The page is too large to be checked." };

/** The address leads from one page to the next without an end. */
export const redirects: LocalizedString = { id: "server.embed-checks.redirects", english: "The address leads from one page to the next without an end." };

/** There is a file at this address, and not a page. */
export const notHtml: LocalizedString = { id: "server.embed-checks.notHtml", english: "There is a file at this address, and not a page." };

/** The site answered with the error {status} in place of a page. */
export const badStatus: LocalizedString<{ status: string | number }> = { id: "server.embed-checks.badStatus", english: ["The site answered with the error ",["status"]," in place of a page."] };
