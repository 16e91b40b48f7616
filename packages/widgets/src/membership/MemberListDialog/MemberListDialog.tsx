import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { LoadMore } from "../../primitives/LoadMore/LoadMore.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useInfiniteQuery } from "../../provider/useInfiniteQuery.ts";
import { BusinessAvatar } from "../BusinessAvatar.tsx";
import * as strings from "../generated/strings.ts";
import { RemoveConnectionDialog } from "../RemoveConnectionDialog/RemoveConnectionDialog.tsx";
import * as css from "./MemberListDialog.css.ts";

type Member = Schema<"ConnectedBusiness">;

const PAGE_SIZE = 48;
const TYPING_MS = 250;

export interface MemberListDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The network, whose members are listed. */
  network: Pick<Schema<"Profile">, "slug" | "business_name">;
  /** Which members the reader may remove. */
  mayRemove?: (member: Member) => boolean;
  onRemoved?: (() => void) | undefined;
}

/** All members of a network, page by page, to be found by a part of their name. */
export function MemberListDialog(props: MemberListDialogProps) {
  const t = useTranslate();
  const { open, onOpenChange, network } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(strings.membersOf, { network: network.business_name })}
      size="lg"
    >
      <Members {...props} />
    </Dialog>
  );
}

function Members({ network: { slug }, mayRemove, onRemoved }: MemberListDialogProps) {
  const t = useTranslate();
  const Link = useLink();
  const [text, setText] = useState("");
  const [leaving, setLeaving] = useState<Member>();
  const query = text.trim();
  const list = useInfiniteQuery<Schema<"ConnectedProfileList">>(
    query,
    (client, loaded, signal) =>
      client.GET("/accounts/connected_profiles/{slug}/", {
        params: {
          path: { slug },
          query: {
            ...(query && { query }),
            from: loaded.reduce((count, { results }) => count + results.length, 0),
            size: PAGE_SIZE,
          },
        },
        signal,
      }),
    { delayMs: TYPING_MS },
  );
  const members = list.pages.flatMap(({ results }) => results);
  const total = list.pages.at(-1)?.count ?? 0;
  return (
    <div className={css.box}>
      <TextField
        label={t(strings.findMember)}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {list.error && (
        <SmallLoadFailure
          message={list.error.message}
          onRetry={list.pages.length ? list.more : list.reload}
        />
      )}
      {list.status === "loading" ? (
        <Skeleton height="14em" />
      ) : (
        <ul className={css.list} aria-label={t(strings.members)} aria-busy={list.status === "refreshing"}>
          {members.map((member) => (
            <li key={member.connection_id} className={css.row}>
              <Link to={`/profiles/${member.slug}`} className={css.member}>
                <BusinessAvatar business={member} />
                <span>{member.business_name}</span>
              </Link>
              {mayRemove?.(member) && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t(strings.removeNamed, { name: member.business_name })}
                  onClick={() => setLeaving(member)}
                >
                  {t(strings.remove)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {list.status !== "loading" && list.status !== "failed" && (
        <LoadMore
          loaded={members.length}
          total={total}
          moreLabel={t(strings.loadMoreMembers)}
          doneLabel={t(strings.noMoreMembers)}
          noneLabel={t(strings.noResults)}
          busy={list.status === "more"}
          onMore={list.more}
        />
      )}
      {leaving && (
        <RemoveConnectionDialog
          open
          onOpenChange={(next) => !next && setLeaving(undefined)}
          connection={leaving}
          onRemoved={() => {
            list.reload();
            onRemoved?.();
          }}
        />
      )}
    </div>
  );
}
