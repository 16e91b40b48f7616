import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { type CategoryId, label, productCategoryLabel, withFirst } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { CategoryIcon } from "../../brand/icons/CategoryIcon.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { classes } from "../../primitives/classes.ts";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useAddressOf, useHostNetwork } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { useWeeklyList } from "./useWeeklyList.ts";
import * as css from "./WeeklyList.css.ts";
import { WeeklyProducts } from "./WeeklyProducts.tsx";

export interface WeeklyListProps {
  /** The network, by the organization's slug; by default that of the provider. */
  network?: string;
  /** The first page, where a loader has it already. */
  initial?: Schema<"WeeklyList">;
  /** Heading level of the list; its categories are one level below. */
  level?: 1 | 2 | 3;
  /** Content below the heading, such as a form that asks for the list by mail. */
  actions?: ReactNode;
  /** A class for the outermost element. */
  className?: string;
}

/** What the members of a network have this week, by category. */
export function WeeklyList(props: WeeklyListProps) {
  const t = useTranslate();
  const siteNetwork = useHostNetwork();
  const { network = siteNetwork ?? "", initial, level = 2, actions, className } = props;
  const { list, problem, isLoadingMore, loadMore, retry } = useWeeklyList(network, initial);
  const addressOf = useAddressOf();
  const Heading = `h${level}` as const;
  const Category = `h${(level + 1) as 2 | 3 | 4}` as const;
  if (!list) {
    if (!problem) return <Skeleton height="420px" radius="14px" />;
    const isUnknown = !network || problem.status === 404;
    return isUnknown ? (
      <p role="alert" className={text.body}>
        {network ? t(strings.noSuchNetwork, { slug: network }) : t(strings.whichNetwork)}
      </p>
    ) : (
      <SmallLoadFailure message={problem.message} onRetry={retry} />
    );
  }
  const { products, total, days } = list;
  const folder = t.locale === "fr-CA" ? "/fr" : "";
  const file = (ending: string) =>
    addressOf(`${folder}/feeds/networks/${encodeURIComponent(list.network.slug)}/this-week.${ending}`);
  return (
    <section className={classes(css.list, className)}>
      <header className={css.head}>
        <Heading className={level === 1 ? css.pageTitle : css.title}>
          {t(strings.title, { network: list.network.business_name })}
        </Heading>
        <p className={text.soft}>
          {t(strings.summary, { count: total, days: describeDays(days, t.locale) })}
        </p>
      </header>
      {actions}
      {products.length === 0 && <p className={css.none}>{t(strings.none)}</p>}
      {[...groupByCategory(products)].map(([category, ofCategory]) => (
        <section key={category} className={css.category}>
          <Category className={css.label}>
            <span className={css.sign[category]} aria-hidden>
              <CategoryIcon categoryId={category} />
            </span>
            {label(t, productCategoryLabel(category))}
          </Category>
          <WeeklyProducts products={ofCategory} />
        </section>
      ))}
      {problem && <SmallLoadFailure message={problem.message} onRetry={() => void loadMore()} />}
      {products.length < total && !problem && (
        <Button variant="secondary" busy={isLoadingMore ?? false} onClick={() => void loadMore()}>
          {t(strings.more, { count: total - products.length })}
        </Button>
      )}
      {total > 0 && (
        <p className={css.files}>
          <a className={css.file} href={file("csv")}>
            {t(strings.spreadsheet)}
          </a>
          <a className={css.file} href={file("atom")}>
            {t(strings.feed)}
          </a>
        </p>
      )}
    </section>
  );
}

function groupByCategory(products: readonly Schema<"WeeklyProduct">[]) {
  const groups = new Map<CategoryId, Schema<"WeeklyProduct">[]>();
  for (const product of products) {
    const category = product.category as CategoryId;
    groups.set(category, [...(groups.get(category) ?? []), product]);
  }
  return groups;
}

/** "November 23 – 29, 2026" */
function describeDays({ from, to }: { from: string; to: string }, locale: Locale): string {
  const [first, last] = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return withFirst(long.formatRange(first, last), locale);
}
