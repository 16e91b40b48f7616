import { LOCALES, type Locale, localizedPath } from "@foodshed/sdk/locale";
import { sharedListFeedPath, sharedListPath } from "@foodshed/sdk/vocabulary";
import { translators } from "../../locale/translators.ts";
import { readSharedList } from "../favourites/favourite-lists.service.ts";
import type { Services } from "../services.ts";
import { writeAtom } from "./atom.ts";
import { classifiedEntry, type EntryFacts, profileEntry } from "./feed-entries.ts";
import * as strings from "./generated/strings.ts";

const LONGEST = 50;

/**
 * What was added last to a list that somebody shares.
 * @throws DomainError 404 for a link that was taken back
 */
export async function sharedListFeed(services: Services, token: string, locale: Locale): Promise<string> {
  const { publicUrl } = services.config;
  const t = translators[locale];
  const list = await readSharedList(services, token);
  const entries = list.items.slice(0, LONGEST).flatMap(({ profile, classified, added_at, note }) => {
    const added = new Date(added_at);
    const facts: EntryFacts = { published: added, updated: added, note };
    if (profile) return [profileEntry({ publicUrl, t }, profile, facts)];
    return classified ? [classifiedEntry({ publicUrl, t }, classified, facts)] : [];
  });
  return writeAtom({
    id: publicUrl + sharedListFeedPath(token, locale),
    address: publicUrl + sharedListFeedPath(token, locale),
    locale,
    translations: LOCALES.filter((other) => other !== locale).map((other) => ({
      locale: other,
      address: publicUrl + sharedListFeedPath(token, other),
    })),
    title: list.name,
    description: list.by
      ? t(strings.listFeedDescription, { business: list.by.business_name })
      : t(strings.anonymousListFeedDescription),
    page: publicUrl + localizedPath(sharedListPath(token), locale),
    updated: new Date(list.updated_at),
    entries,
  });
}
