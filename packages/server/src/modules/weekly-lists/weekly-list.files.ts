import { LOCALES, type Locale, type Translate } from "@foodshed/sdk/locale";
import {
  availabilityWords,
  type CategoryId,
  FEED_FOLDERS,
  label,
  productCategoryLabel,
} from "@foodshed/sdk/vocabulary";
import type { FastifyInstance } from "fastify";
import { writeCsv } from "../../core/csv.ts";
import { sendUnlessKnown } from "../../infra/http/entity-tag.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import { writeAtom } from "../discovery/atom.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { byCategory, describeWeek, detailsOf, nameOf, pageOf, weeklyListPath } from "./weekly-list.words.ts";
import { findWeeklyList, mondayOf, type WeeklyList, WHOLE_LIST } from "./weekly-lists.service.ts";

/** A network's list as a feed with one entry for the week, and as a spreadsheet; both in each language, outside the contract. */
export async function serveWeeklyListFiles(app: FastifyInstance, services: Services): Promise<void> {
  for (const locale of LOCALES) {
    const folder = `${FEED_FOLDERS[locale]}/networks/:slug`;
    const read = (slug: string) => findWeeklyList(services, { network: slug, from: 0, size: WHOLE_LIST });
    app.get<{ Params: { slug: string } }>(`${folder}/this-week.atom`, async ({ params }, reply) => {
      reply
        .headers({ "content-language": locale, "cache-control": "public, max-age=300" })
        .type("application/atom+xml; charset=utf-8");
      return sendUnlessKnown(reply, weeklyFeed(services.config.publicUrl, await read(params.slug), locale));
    });
    app.get<{ Params: { slug: string } }>(`${folder}/this-week.csv`, async ({ params }, reply) => {
      const list = await read(params.slug);
      reply
        .headers({
          "content-language": locale,
          "cache-control": "public, max-age=300",
          "content-disposition": `attachment; filename="${params.slug}-${list.days.from}.csv"`,
        })
        .type("text/csv; charset=utf-8");
      return sendUnlessKnown(reply, weeklyCsv(services.config.publicUrl, list, translators[locale]));
    });
  }
}

/** One entry a week; without anything to be had none. */
function weeklyFeed(publicUrl: string, list: WeeklyList, locale: Locale): string {
  const t = translators[locale];
  const { network, products } = list;
  const monday = mondayOf(list.days);
  const at = (language: Locale) =>
    `${publicUrl}${FEED_FOLDERS[language]}/networks/${encodeURIComponent(network.slug)}/this-week.atom`;
  const page = pageOf(publicUrl, weeklyListPath(network.slug), t);
  // As early as Monday begins in Ontario, and never still to come for who reads it then.
  const updated = new Date(`${monday}T04:00:00Z`);
  const title = t(strings.listTitle, { network: network.business_name });
  return writeAtom({
    id: at(locale),
    address: at(locale),
    locale,
    translations: LOCALES.filter((other) => other !== locale).map((other) => ({
      locale: other,
      address: at(other),
    })),
    title,
    description: t(strings.listLead, { network: network.business_name }),
    page,
    updated,
    entries:
      products.length === 0
        ? []
        : [
            {
              id: `tag:${new URL(publicUrl).hostname},2026:this-week-${network.id}-${monday}`,
              title: t(strings.listOfWeek, {
                title,
                week: describeWeek({ from: monday, to: list.days.to }, t),
              }),
              page,
              published: updated,
              updated,
              html: htmlOf(publicUrl, list, t),
              categories: byCategory(products, t).map(({ category }) => category),
              author: {
                name: network.business_name,
                page: pageOf(publicUrl, `/profiles/${encodeURIComponent(network.slug)}`, t),
              },
              picture: undefined,
            },
          ],
  });
}

function htmlOf(publicUrl: string, { products }: WeeklyList, t: Translate): string {
  return byCategory(products, t)
    .map(({ category, products: ofCategory }) => {
      const items = ofCategory.map((product) => {
        const { account } = product;
        const page = pageOf(publicUrl, `/profiles/${encodeURIComponent(account.slug)}`, t);
        const words = [nameOf(product, t), detailsOf(product, t)].map(escapeHtml).join(" · ");
        return `<li>${words} · <a href="${escapeHtml(page)}">${escapeHtml(account.business_name)}</a></li>`;
      });
      return `<h2>${escapeHtml(category)}</h2><ul>${items.join("")}</ul>`;
    })
    .join("");
}

function weeklyCsv(publicUrl: string, { products }: WeeklyList, t: Translate): string {
  const head = [
    strings.csvCategory,
    strings.csvProduct,
    strings.csvBusiness,
    strings.csvTown,
    strings.csvSeason,
    strings.csvPrice,
    strings.csvQuantity,
    strings.csvSmallestOrder,
    strings.csvDeliveryDays,
    strings.csvPage,
  ].map((heading) => t(heading));
  const rows = products.map((product) => {
    const words = availabilityWords(product.availability, t);
    return [
      label(t, productCategoryLabel(product.category as CategoryId)),
      nameOf(product, t),
      product.account.business_name,
      product.city ?? "",
      words.season,
      words.price,
      words.quantity,
      words.smallestOrder,
      words.deliveryDays,
      pageOf(publicUrl, `/profiles/${encodeURIComponent(product.account.slug)}`, t),
    ];
  });
  return writeCsv([head, ...rows]);
}
