import { type Locale, localizedPath } from "@foodshed/sdk/locale";
import type { Host } from "./host.tsx";
import { type LinkProps, plainNavigate } from "./links.tsx";

/**
 * Links, navigation and form addresses that lead to a Foodshed site from a page elsewhere, in the reader's language.
 *
 * @throws TypeError where `site` is no absolute address
 */
export function siteLinks(
  site: string,
  locale: Locale,
): Required<Pick<Host, "Link" | "navigate" | "addressOf">> {
  if (!/^https?:\/\//i.test(site)) {
    throw new TypeError(
      `FoodshedProvider: baseUrl must be an address such as https://foodshed.example, not "${site}".`,
    );
  }
  const addressOf = (path: string) => new URL(localizedPath(path, locale), site).href;
  return {
    addressOf,
    navigate: (path, options) => plainNavigate(addressOf(path), options),
    // biome-ignore lint/correctness/noComponentHookFactories: one link per site and language, as stable as they are
    Link: ({ to, keepScroll: _, ...rest }: LinkProps) => <a {...rest} href={addressOf(to)} />,
  };
}
