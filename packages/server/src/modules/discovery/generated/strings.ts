// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** There is no such network. */
export const noSuchNetwork: LocalizedString = { id: "server.discovery.noSuchNetwork", english: "There is no such network." };

/** There is no such sitemap. */
export const noSuchSitemap: LocalizedString = { id: "server.discovery.noSuchSitemap", english: "There is no such sitemap." };
