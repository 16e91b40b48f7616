import type { Schema } from "@foodshed/sdk";
import { CheckIcon } from "../../primitives/glyphs.tsx";
import { GroupedLoadFailure } from "../../primitives/LoadFailureGroup/LoadFailureGroup.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as sectionCss from "../DashboardSection.css.ts";
import { DashboardSection } from "../DashboardSection.tsx";
import * as strings from "../generated/strings.ts";
import { useNews } from "../News/useNews.ts";
import { ClosingStep } from "./ClosingStep.tsx";
import { EndingStep } from "./EndingStep.tsx";
import * as css from "./NextSteps.css.ts";
import { NewsStep, ProfileStep, RequestsStep } from "./OtherSteps.tsx";
import { RepliesStep } from "./RepliesStep.tsx";
import { useNextSteps } from "./useNextSteps.ts";

/** What the member can do next, each with one press. */
export function NextSteps({ account }: { account: number }) {
  const t = useTranslate();
  const { data, error, retry } = useNextSteps(account);
  const news = useNews(account);
  const unread = news.data?.unread ?? 0;
  return (
    <DashboardSection title={t(strings.nextSteps)}>
      {!data ? (
        error ? (
          <GroupedLoadFailure message={error.message} onRetry={retry} />
        ) : (
          <div role="status" className={sectionCss.bones}>
            <VisuallyHidden>{t(strings.loadingNextSteps)}</VisuallyHidden>
            <Skeleton height="3em" />
            <Skeleton height="3em" />
          </div>
        )
      ) : unread === 0 && isDone(data) ? (
        !news.isLoading && <AllDone />
      ) : (
        <ul className={css.list}>
          <RepliesStep replies={data.replies} />
          <RequestsStep requests={data.requests} />
          <EndingStep ending={data.ending} />
          {data.closing.map((network) => (
            <ClosingStep key={network.id} network={network} />
          ))}
          {unread > 0 && <NewsStep unread={unread} />}
          <ProfileStep needs={data.needs} />
        </ul>
      )}
    </DashboardSection>
  );
}

function isDone({ replies, requests, ending, closing, needs }: Schema<"NextSteps">): boolean {
  return replies.count + requests.count + ending.count + closing.length + needs.length === 0;
}

function AllDone() {
  const t = useTranslate();
  const linkTo = useTextLink();
  return (
    <div className={css.done}>
      <span className={css.doneSign}>
        <CheckIcon />
      </span>
      <p>
        <b>{t(strings.allDone)}</b>{" "}
        {t.rich(strings.allDoneIdeas, {
          search: linkTo("/search"),
          classifieds: linkTo("/search/classifieds"),
        })}
      </p>
    </div>
  );
}
