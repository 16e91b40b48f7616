import { formatTime, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { PeopleIcon } from "../../brand/icons/signs.tsx";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ActivityFeed.css.ts";
import { activityMessage, type FeedItem } from "./activityMessages.ts";

/** Who of one's own business did it, by name; nothing where it was oneself alone. */
function useColleagues({ actor: { person, people } }: FeedItem): string | undefined {
  const t = useTranslate();
  const me = useSession()?.user_id;
  const all = people ?? (person ? [person] : []);
  if (all.every(({ user_id }) => user_id === me)) return undefined;
  const names = all.map(({ user_id, name }) => (user_id === me ? t(strings.you) : name));
  return new Intl.ListFormat(t.locale, { type: "conjunction" }).format(names);
}

/** One entry of the feed. */
export function FeedRow({ item, account }: { item: FeedItem; account: number }) {
  const t = useTranslate();
  const Link = useLink();
  const { sentence, values, actorPath, targetPath } = activityMessage(item, account);
  const link = (to: string | undefined) => (text: ReactNode) =>
    to ? (
      <Link to={to} className={css.link}>
        {text}
      </Link>
    ) : (
      <b>{text}</b>
    );
  const colleagues = useColleagues(item);
  const support = item.verb === "acted_for";
  return (
    <li className={support ? css.support : css.item}>
      {support ? (
        <span className={css.sign}>
          <PeopleIcon />
        </span>
      ) : (
        <BusinessAvatar business={item.actor.account} />
      )}
      <p className={css.words}>
        {t.rich(sentence, { ...values, actor: link(actorPath), target: link(targetPath) })}
        {colleagues && <span className={css.person}> · {colleagues}</span>}
      </p>
      <time dateTime={item.created_at} className={css.time}>
        {formatTime(item.created_at, ONTARIO_TIME_ZONE, t.locale)}
      </time>
    </li>
  );
}
