import { formatTime } from "@foodshed/sdk/vocabulary";
import { PeopleIcon } from "../../brand/icons/signs.tsx";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { useLink } from "../../provider/host.tsx";
import * as css from "./ActivityFeed.css.ts";
import { activityMessage, type FeedItem } from "./activityMessages.ts";

/** One entry of the feed. */
export function FeedRow({ item, account }: { item: FeedItem; account: number }) {
  const Link = useLink();
  const { actor, action, actee } = activityMessage(item, account);
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
        {actor.to ? (
          <Link to={actor.to} className={css.link}>
            {actor.text}
          </Link>
        ) : (
          <b>{actor.text}</b>
        )}{" "}
        {action}{" "}
        {actee && (
          <Link to={actee.to} className={css.link}>
            {actee.text}
          </Link>
        )}
      </p>
      <time dateTime={item.created_at} className={css.time}>
        {formatTime(item.created_at)}
      </time>
    </li>
  );
}
