import type { Schema } from "@foodshed/sdk";
import { isRetryable } from "@foodshed/sdk";
import { formatDate } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { AccountFrame } from "../../accounts/AccountFrame.tsx";
import { SmallLoadFailure } from "../../primitives/LoadFailure/SmallLoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useQuery } from "../../provider/useQuery.ts";
import { AppealForm } from "../AppealForm/AppealForm.tsx";
import { DecisionText } from "../DecisionText.tsx";
import * as css from "../decisions.css.ts";
import * as strings from "../generated/strings.ts";

export interface AppealPageProps {
  /** The token of the mailed link; undefined when the link is incomplete. */
  token: string | undefined;
}

/** What was decided about a disabled account, and the appeal of somebody who cannot log in. */
export function AppealPage({ token }: AppealPageProps) {
  const t = useTranslate();
  const link = useQuery(token === undefined ? null : ["lookUpAppealLink", token], (client) =>
    client.POST("/moderation/appeal_link/", { body: { token: token ?? "" } }),
  );
  const [sent, setSent] = useState<Schema<"OwnModerationDecision">>();
  const appeal = useMutation(
    (client, words: string) =>
      client.POST("/moderation/appeal_by_link/", { body: { token: token ?? "", words } }),
    setSent,
  );
  const decision = sent ?? link.data;
  if (decision)
    return (
      <AccountFrame title={t(strings.appealTitle)}>
        <div className={css.card}>
          <DecisionText decision={decision} />
        </div>
        {sent && <p role="status">{t(strings.appealSent)}</p>}
        {decision.appeal_until ? (
          <>
            <p className={css.soft}>
              {t(strings.appealUntil, { date: formatDate(decision.appeal_until, undefined, t.locale) })}
            </p>
            <AppealForm
              busy={appeal.isPending}
              error={appeal.problem?.message}
              onSend={(words) => void appeal.run(words)}
            />
          </>
        ) : (
          !decision.appeal && <p>{t(decision.in_force ? strings.appealOver : strings.appealNotNeeded)}</p>
        )}
      </AccountFrame>
    );
  const { error } = link;
  return (
    <AccountFrame title={t(strings.appealTitle)}>
      {token !== undefined && !error ? (
        <div role="status">
          <VisuallyHidden>{t(strings.loading)}</VisuallyHidden>
          <Skeleton height="8em" radius="14px" />
        </div>
      ) : error && isRetryable(error) ? (
        <SmallLoadFailure message={error.message} onRetry={link.retry} />
      ) : (
        <p role="alert">{error?.message ?? t(strings.appealLinkIncomplete)}</p>
      )}
    </AccountFrame>
  );
}
