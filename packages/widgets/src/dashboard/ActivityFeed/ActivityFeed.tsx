import type { Schema } from "@foodshed/sdk";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { LoadMore } from "../../primitives/LoadMore/LoadMore.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useInfiniteQuery } from "../../provider/useInfiniteQuery.ts";
import * as sectionCss from "../DashboardSection.css.ts";
import { DashboardSection } from "../DashboardSection.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ActivityFeed.css.ts";
import { byDay } from "./activityMessages.ts";
import { FeedGroupRow } from "./FeedGroupRow.tsx";
import { FeedRow } from "./FeedRow.tsx";
import { grouped, isGroup } from "./feedGroups.ts";

/** Entries of one page. */
const SIZE = 24;

/** What happened in the network, day by day; several activities of one kind on a day are one line that opens. */
export function ActivityFeed({ account }: { account: number }) {
  const t = useTranslate();
  const feed = useInfiniteQuery<Schema<"ActivityFeed">>(`feed ${account}`, (client, loaded, signal) =>
    client.POST("/accounts/activity_feeds/", {
      body: { size: SIZE, from: loaded.reduce((sum, page) => sum + page.hits.hits.length, 0) },
      signal,
    }),
  );
  const items = feed.pages.flatMap(({ hits }) => hits.hits.map(({ _source }) => _source));
  return (
    <DashboardSection title={t(strings.activityFeed)}>
      {feed.status === "failed" ? (
        <GroupedLoadFailure message={feed.error?.message ?? t(strings.feedFailed)} onRetry={feed.reload} />
      ) : feed.status === "loading" ? (
        <div role="status" className={sectionCss.bones}>
          <VisuallyHidden>{t(strings.loadingFeed)}</VisuallyHidden>
          {BONES.map((bone) => (
            <Skeleton key={bone} height="3.5em" />
          ))}
        </div>
      ) : items.length === 0 ? (
        <EmptyState
          title={t(strings.nothingHappened)}
          action={
            <LinkButton variant="secondary" to="/search">
              {t(strings.findBusinesses)}
            </LinkButton>
          }
        >
          {t(strings.feedExplanation)}
        </EmptyState>
      ) : (
        <>
          <div className={css.days}>
            {byDay(items, t).map((day) => (
              <div key={day.title}>
                <h3 className={css.day}>{day.title}</h3>
                <ul className={css.items}>
                  {grouped(day.items, account).map((entry) =>
                    isGroup(entry) ? (
                      <FeedGroupRow key={entry.verb} group={entry} account={account} />
                    ) : (
                      <FeedRow key={entry.id} item={entry} account={account} />
                    ),
                  )}
                </ul>
              </div>
            ))}
          </div>
          <FormStatus error={feed.error?.message} />
          <LoadMore
            loaded={items.length}
            total={feed.pages[0]?.hits.total ?? 0}
            moreLabel={t(strings.moreActivity)}
            doneLabel={t(strings.noMoreActivity)}
            noneLabel={t(strings.noActivity)}
            busy={feed.status === "more"}
            onMore={feed.more}
          />
        </>
      )}
    </DashboardSection>
  );
}

const BONES = ["first", "second", "third", "fourth", "fifth"];
