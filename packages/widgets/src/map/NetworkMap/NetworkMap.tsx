import type { Schema } from "@foodshed/sdk";
import { findProfileType, type ProfileType, SEARCH_PAGE_SIZE } from "@foodshed/sdk/vocabulary";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import * as shared from "../../primitives/generated/strings.ts";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { UnknownFilters } from "../../primitives/UnknownFilters/UnknownFilters.tsx";
import { useClient, useHostNetwork, useLink, usePrefetchedAnswer } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { HitsMap } from "../HitsMap/HitsMap.tsx";
import { LaterMap } from "../LaterMap/LaterMap.tsx";
import { useRowsAndPoints } from "../SearchMap/useRowsAndPoints.ts";
import type { MapSearch } from "../useMapPoints.ts";
import * as css from "./NetworkMap.css.ts";

type Request = Schema<"SearchProfilesRequest">;
type Answer = Schema<"SearchProfilesResponse">;

export interface NetworkMapProps {
  /** Only members of this organization, by its slug; by default that of the provider. */
  network?: string;
  /** What they are searched for. */
  text?: string;
  /** Only businesses of one profile type, such as `PROCESSES` or its label, `Processors`. */
  type?: string;
}

/** The businesses of a network as a list and on a map, which is fetched when it comes into view. */
export function NetworkMap({ network: named, text = "", type }: NetworkMapProps) {
  const siteNetwork = useHostNetwork();
  const network = named ?? siteNetwork;
  const t = useTranslate();
  const Link = useLink();
  const rows = useRef<HTMLElement>(null);
  const profileType = typeOf(type);
  const request = useMemo<Request>(
    () => ({
      keywords: text.trim(),
      ...(network && { network }),
      profiletype_filters: profileType ?? "ALL",
    }),
    [network, text, profileType],
  );
  const { hits, total, status, more, retry } = useMembers(request);
  const placed = useMemo(() => hits.map(({ _source }) => _source), [hits]);
  const { pointedAt, onPoint } = useRowsAndPoints(rows, placed);
  const search = useMemo<MapSearch>(() => ({ kind: "profiles", request }), [request]);
  // How many there are is known only once they were read.
  const counted =
    status === "loading" || status === "failed" ? undefined : t(strings.members, { count: total });
  return (
    <section className={css.root} aria-label={t(strings.mapOfBusinesses)}>
      <UnknownFilters filters={type && !profileType ? [{ filter: "type", value: type }] : []} />
      <div className={css.layout}>
        <h2 className={css.title}>{counted ?? t(strings.mapOfBusinesses)}</h2>
        <div className={css.map}>
          <LaterMap className={css.canvas}>
            <HitsMap
              search={search}
              pointedAt={pointedAt}
              onPoint={onPoint}
              label={t(strings.mapOfBusinesses)}
            />
          </LaterMap>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too */}
        <section className={css.list} ref={rows} tabIndex={0} aria-label={counted}>
          {status === "loading" && <Spinner />}
          {status === "failed" && (
            <>
              <p role="alert" className={css.note}>
                {t(strings.mapFailed)}
              </p>
              <Button variant="secondary" size="sm" onClick={retry}>
                {t(shared.tryAgain)}
              </Button>
            </>
          )}
          {status === "ready" && total === 0 && <p className={css.note}>{t(strings.noMembers)}</p>}
          <ul className={css.rows}>
            {hits.map(({ _source: { id, slug, business_name, city } }) => (
              <li key={id} className={css.row} data-hit={id}>
                <Link to={`/profiles/${slug}`} className={css.link}>
                  {business_name}
                </Link>
                {city && <p className={css.place}>{city}</p>}
              </li>
            ))}
          </ul>
          {hits.length > 0 && hits.length < total && (
            <Button variant="secondary" size="sm" busy={status === "more"} onClick={more}>
              {t(strings.showMore)}
            </Button>
          )}
        </section>
      </div>
    </section>
  );
}

function typeOf(type = ""): Exclude<ProfileType, "CLASSIFIEDS"> | undefined {
  const found = findProfileType(type);
  return found === "CLASSIFIEDS" ? undefined : found;
}

const NO_HITS: Answer["hits"] = { total: 0, hits: [] };

/** The businesses that a request finds, page after page. */
function useMembers(request: Request) {
  const client = useClient();
  const first = usePrefetchedAnswer<Answer>((asked) =>
    asked
      .POST("/search/profiles/", { body: { size: SEARCH_PAGE_SIZE, from: 0, ...request } })
      .then(({ data }) => (data ? { answer: data } : { answer: undefined })),
  );
  const [pages, setPages] = useState<{ request: Request; hits: Answer["hits"] } | undefined>(
    first && { request, hits: first.hits },
  );
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const [isMore, setIsMore] = useState(false);
  const shown = pages?.request === request ? pages.hits : undefined;
  const from = isMore ? (shown?.hits.length ?? 0) : 0;
  const isNeeded = !shown || isMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks once more
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    setFailed(false);
    void client
      .POST("/search/profiles/", {
        body: { size: SEARCH_PAGE_SIZE, from, ...request },
        signal: controller.signal,
      })
      .then(({ data }) => {
        if (controller.signal.aborted) return;
        setIsMore(false);
        if (!data) return setFailed(true);
        const before = from > 0 && shown ? shown.hits : [];
        setPages({ request, hits: { total: data.hits.total, hits: [...before, ...data.hits.hits] } });
      });
    return () => controller.abort();
  }, [client, request, turn, isNeeded, from]);
  const { total, hits } = shown ?? NO_HITS;
  return {
    hits,
    total,
    status: failed ? "failed" : isMore ? "more" : shown ? "ready" : "loading",
    more: () => setIsMore(true),
    retry: () => setTurn(turn + 1),
  } as const;
}
