import type { Schema } from "@foodshed/sdk";
import { formatDate } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { LoadFailure } from "../../primitives/LoadFailure/LoadFailure.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries, useQuery } from "../../provider/useQuery.ts";
import * as css from "../decisions.css.ts";
import { doneText, type OwnDecision, reasonText, reportStates } from "../decisionWords.ts";
import * as strings from "../generated/strings.ts";

/** What administrators decided about the member's things, and what became of the member's reports. */
export function DecisionsPage() {
  const t = useTranslate();
  const { data, error, retry } = useQuery(["getOwnModeration"], (client) => client.GET("/moderation/own/"));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t(strings.decisions)}</h1>
      {data ? (
        <div className={css.readable}>
          {data.decisions.length === 0 ? (
            <EmptyState level={2} title={t(strings.noDecisions)}>
              {t(strings.noDecisionsHint)}
            </EmptyState>
          ) : (
            <ul className={css.list}>
              {data.decisions.map((decision) => (
                <li key={decision.id} className={css.card}>
                  <Decision decision={decision} />
                </li>
              ))}
            </ul>
          )}
          {data.reports.length > 0 && <Reports reports={data.reports} />}
        </div>
      ) : error ? (
        <LoadFailure level={2} title={t(strings.decisionsFailed)} message={error.message} onRetry={retry} />
      ) : (
        <div role="status" className={css.readable}>
          <VisuallyHidden>{t(strings.loading)}</VisuallyHidden>
          <Skeleton height="8em" radius="14px" />
        </div>
      )}
    </div>
  );
}

function Decision({ decision }: { decision: OwnDecision }) {
  const t = useTranslate();
  const { note, appeal, appeal_until, in_force } = decision;
  const reason = reasonText(t, decision);
  const day = (date: string) => formatDate(date, undefined, t.locale);
  return (
    <>
      <p>
        <strong>{doneText(t, decision)}</strong>{" "}
        {!in_force && <Tag tone="plain">{t(strings.notInForce)}</Tag>}
      </p>
      {reason && <p>{reason}</p>}
      {note && <p>{t(strings.administratorsWrite, { note })}</p>}
      <p className={css.soft}>{t(strings.decidedOn, { date: day(decision.decided_at) })}</p>
      {appeal && (
        <>
          <p className={css.soft}>{t(strings.youAppealed, { date: day(appeal.made_at) })}</p>
          <blockquote className={css.quote}>{appeal.words}</blockquote>
          <p>
            {appeal.state === "waiting"
              ? t(strings.appealWaits)
              : t(appeal.state === "reversed" ? strings.appealReversed : strings.appealUpheld, {
                  note: appeal.note,
                })}
          </p>
        </>
      )}
      {appeal_until && <Appeal id={decision.id} until={day(appeal_until)} />}
    </>
  );
}

function Appeal({ id, until }: { id: number; until: string }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const [opened, setOpened] = useState(false);
  const [words, setWords] = useState("");
  const [tried, setTried] = useState(false);
  const appeal = useMutation(
    (client, body: Schema<"AppealModerationDecisionRequest">) => client.POST("/moderation/appeal/", { body }),
    () => {
      notify(t(strings.appealSent));
      void invalidate("getOwnModeration");
    },
  );
  if (!opened)
    return (
      <div className={css.form}>
        <p className={css.soft}>{t(strings.appealUntil, { date: until })}</p>
        <Button variant="quiet" onClick={() => setOpened(true)}>
          {t(strings.appeal)}
        </Button>
      </div>
    );
  return (
    <form
      method="post"
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (words.trim()) void appeal.run({ id, words: words.trim() });
      }}
    >
      <div className={css.wide}>
        <TextArea
          label={t(strings.appealWords)}
          hint={t(strings.appealHint)}
          rows={4}
          limit={2000}
          autoFocus
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          error={tried && !words.trim() ? t(strings.appealWordsNeeded) : undefined}
        />
      </div>
      <FormStatus error={appeal.problem?.message} />
      <Button type="submit" busy={appeal.isPending}>
        {t(strings.sendAppeal)}
      </Button>
    </form>
  );
}

function Reports({ reports }: { reports: Schema<"OwnModeration">["reports"] }) {
  const t = useTranslate();
  return (
    <section aria-label={t(strings.ownReports)} className={css.section}>
      <h2 className={css.sectionTitle}>{t(strings.ownReports)}</h2>
      <ul className={css.list}>
        {reports.map(({ id, kind, created_at, state }) => (
          <li key={id} className={css.card}>
            <p>{t(strings.reportOf, { kind, date: formatDate(created_at, undefined, t.locale) })}</p>
            <p className={css.soft}>{t(reportStates[state])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
