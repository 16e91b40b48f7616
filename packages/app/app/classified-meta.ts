import type { Schema } from "@foodshed/sdk";
import { localized, textFor } from "@foodshed/sdk/locale";
import { classifiedHeading, classifiedPathOf } from "@foodshed/sdk/vocabulary";
import * as strings from "./generated/strings.ts";
import { type MetaMatches, pageMeta } from "./page-meta.ts";
import { classifiedPicturePath } from "./paths.ts";
import { translateAt } from "./translate.ts";

/** The metadata of a classified's page; one that has ended is in no index. */
export function classifiedMeta(args: MetaMatches, page: Schema<"ClassifiedPage"> | null | undefined) {
  if (!page) return pageMeta(args, { title: strings.notFound });
  const { classified, ended, id, slug } = page;
  if (!classified || ended) return pageMeta(args, { title: strings.classifiedEnded });
  const t = translateAt(args.location.pathname);
  const { language, title_translation, description_translation } = classified;
  const title = textFor(t.locale, { text: classified.title, language, translation: title_translation });
  const description = textFor(t.locale, {
    text: classified.description,
    language,
    translation: description_translation,
  });
  const where = [classified.account.business_name, classified.city].filter(Boolean).join(", ");
  return pageMeta(args, {
    title: localized(strings.classifiedTitle, {
      heading: classifiedHeading(classified.looking_for, title.text, t),
      where,
    }),
    description: description.text.slice(0, 200),
    canonical: classifiedPathOf(id, slug),
    image: classified.photo_file_name ?? classifiedPicturePath(id),
    oembed: true,
  });
}
