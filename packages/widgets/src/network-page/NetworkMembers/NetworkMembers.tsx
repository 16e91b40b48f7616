import type { Schema } from "@foodshed/sdk";
import { label, PROFILE_TYPES, type SearchedProfileType } from "@foodshed/sdk/vocabulary";
import { useMemo, useRef, useState } from "react";
import * as mapStrings from "../../map/generated/strings.ts";
import { HitsMap } from "../../map/HitsMap/HitsMap.tsx";
import { LaterMap } from "../../map/LaterMap/LaterMap.tsx";
import { useRowsAndPoints } from "../../map/SearchMap/useRowsAndPoints.ts";
import type { MapSearch } from "../../map/useMapPoints.ts";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import * as membership from "../../membership/generated/strings.ts";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { LoadMore } from "../../primitives/LoadMore/LoadMore.tsx";
import * as profileStrings from "../../profiles/generated/strings.ts";
import { RoleTags } from "../../profiles/RoleTags/RoleTags.tsx";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useInfiniteQuery } from "../../provider/useInfiniteQuery.ts";
import * as strings from "../generated/strings.ts";
import { MEMBERS_PAGE, type MemberPage, memberPage, membersRequest } from "../loadNetworkPage.ts";
import * as css from "./NetworkMembers.css.ts";

export interface NetworkMembersProps {
  /** The network, by its slug. */
  network: string;
  /** The first members, as the page's loader read them. */
  first: MemberPage;
}

const TYPING_MS = 250;

/** A network's members, to be found by words and kind, beside a map that is fetched once it comes into view. */
export function NetworkMembers({ network, first }: NetworkMembersProps) {
  const t = useTranslate();
  const rows = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  const [type, setType] = useState<SearchedProfileType>("ALL");
  const request = useMemo(() => membersRequest(network, words.trim(), type), [network, words, type]);
  const list = useInfiniteQuery<MemberPage>(
    `${type} ${words.trim()}`,
    async (client, loaded, signal) => {
      const from = loaded.reduce((count, { members }) => count + members.length, 0);
      const answer = await client.POST("/search/profiles/", {
        body: { ...request, size: MEMBERS_PAGE, from },
        signal,
      });
      return answer.data ? { ...answer, data: memberPage(answer.data) } : answer;
    },
    { initial: first, delayMs: TYPING_MS },
  );
  const members = useMemo(() => list.pages.flatMap((page) => page.members), [list.pages]);
  const total = list.pages.at(-1)?.total ?? 0;
  const { pointedAt, onPoint } = useRowsAndPoints(rows, members);
  const search = useMemo<MapSearch>(() => ({ kind: "profiles", request }), [request]);
  return (
    <section className={css.section} aria-labelledby="network-members">
      <header className={css.head}>
        <h2 id="network-members" className={css.title}>
          {t(profileStrings.membership)}
        </h2>
        <p className={css.count}>{t(membership.memberCount, { count: first.total })}</p>
      </header>
      <div className={css.tools}>
        <TextField
          label={t(membership.findMember)}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Kinds types={first.types} chosen={type} onChoose={setType} />
      </div>
      <div className={css.layout}>
        <div className={css.map}>
          <LaterMap className={css.canvas}>
            <HitsMap
              search={search}
              pointedAt={pointedAt}
              onPoint={onPoint}
              label={t(mapStrings.mapOfBusinesses)}
            />
          </LaterMap>
        </div>
        <div ref={rows} className={css.found}>
          {list.error && (
            <SmallLoadFailure
              message={list.error.message}
              onRetry={list.pages.length > 0 ? list.more : list.reload}
            />
          )}
          <ul
            className={css.list}
            aria-label={t(membership.members)}
            aria-busy={list.status === "refreshing"}
          >
            {members.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
          {list.status !== "failed" && (
            <LoadMore
              loaded={members.length}
              total={total}
              moreLabel={t(membership.loadMoreMembers)}
              doneLabel={t(membership.noMoreMembers)}
              noneLabel={t(membership.noResults)}
              busy={list.status === "more"}
              onMore={list.more}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function Member({ member }: { member: Schema<"ProfileHit">["_source"] }) {
  const Link = useLink();
  return (
    <li className={css.member} data-hit={member.id}>
      <BusinessAvatar business={member} className={css.picture} />
      <div className={css.words}>
        <Link to={`/profiles/${member.slug}`} className={css.link}>
          {member.business_name}
        </Link>
        {member.city && <span className={css.place}>{member.city}</span>}
        <RoleTags roles={member.roles} />
      </div>
    </li>
  );
}

/** The kinds that the network has members of, with how many; nothing where all are of one kind. */
function Kinds({
  types,
  chosen,
  onChoose,
}: {
  types: MemberPage["types"];
  chosen: SearchedProfileType;
  onChoose: (type: SearchedProfileType) => void;
}) {
  const t = useTranslate();
  const kinds = PROFILE_TYPES.flatMap(({ value, label: name }) =>
    value !== "CLASSIFIEDS" && types[value] ? [{ value, name, count: types[value] }] : [],
  );
  if (kinds.length < 3) return null;
  return (
    <fieldset className={css.kinds} aria-label={t(strings.kinds)}>
      {kinds.map(({ value, name, count }) => (
        <button
          key={value}
          type="button"
          className={css.kind}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label(t, name)} <span className={css.number}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
