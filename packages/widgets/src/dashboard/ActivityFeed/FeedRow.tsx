import { formatTime } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { PeopleIcon } from "../../brand/icons/signs.tsx";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as css from "./ActivityFeed.css.ts";
import { activityMessage, type FeedItem } from "./activityMessages.ts";

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
  const { person } = item.actor;
  const me = useSession()?.user_id;
  const colleague = person && person.user_id !== me ? person.name : undefined;
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
        {colleague && <span className={css.person}> · {colleague}</span>}
      </p>
      <time dateTime={item.created_at} className={css.time}>
        {formatTime(item.created_at, undefined, t.locale)}
      </time>
    </li>
  );
}
