import type { Schema } from "@foodshed/sdk";
import { classifiedHeading, classifiedPath } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./News.css.ts";

/** New ads that meet the account's own ads and products. They have no page of their own, so they are marked as seen here. */
export function NewMatches({ matches, onSeen }: { matches: Schema<"MatchNews">; onSeen: () => void }) {
  const t = useTranslate();
  return (
    <li className={css.item}>
      <h3 className={css.title}>
        {t(strings.newMatches)}{" "}
        <span className={css.unread}>{t(strings.newCount, { count: matches.unread })}</span>
      </h3>
      <ul className={css.latest}>
        {matches.latest.map((item) => (
          <li key={item.classified.id}>
            <MatchLine item={item} />
          </li>
        ))}
      </ul>
      <div className={css.seen}>
        <Button variant="quiet" size="sm" onClick={onSeen}>
          {t(strings.markMatchesSeen)}
        </Button>
      </div>
    </li>
  );
}

/** Who posted what, and what of one's own it meets. */
function MatchLine({ item: { account, classified, meets } }: { item: Schema<"MatchNewsItem"> }) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const posted = {
    business: account.business_name,
    title: classifiedHeading(classified.looking_for, classified.title, t),
    link: linkTo(classifiedPath(classified)),
  };
  if (meets.classified) {
    const own = classifiedHeading(meets.classified.looking_for, meets.classified.title, t);
    return t.rich(strings.matchOfClassified, {
      ...posted,
      own,
      ownLink: linkTo(classifiedPath(meets.classified)),
    });
  }
  const product = meets.product ?? "";
  return t.rich(classified.looking_for ? strings.matchOfSold : strings.matchOfBought, { ...posted, product });
}
