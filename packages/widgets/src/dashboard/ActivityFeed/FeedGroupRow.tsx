import { useId, useState } from "react";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as css from "./ActivityFeed.css.ts";
import { FeedRow } from "./FeedRow.tsx";
import { type FeedGroup, groupNames, groupTitle } from "./feedGroups.ts";

/** Several activities of one kind as one line; pressing it shows each. */
export function FeedGroupRow({ group, account }: { group: FeedGroup; account: number }) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [newest] = group.items;
  return (
    <li className={css.group}>
      <button
        type="button"
        className={css.groupButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {newest && (
          <span className={css.stack}>
            <BusinessAvatar business={newest.actor.account} />
          </span>
        )}
        <span className={css.words}>
          <b className={css.groupTitle}>{groupTitle(group, t)}</b>{" "}
          <span className={css.groupNames}>{groupNames(group, t)}</span>
        </span>
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </button>
      <ul id={id} className={css.groupItems} hidden={!open}>
        {open && group.items.map((item) => <FeedRow key={item.id} item={item} account={account} />)}
      </ul>
    </li>
  );
}
