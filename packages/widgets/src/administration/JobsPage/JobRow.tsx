import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { formatCount, formatDateTime } from "@foodshed/sdk/vocabulary";
import { useEffect, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import * as page from "../page.css.ts";
import * as css from "./JobsPage.css.ts";
import { nameOfJob } from "./jobNames.ts";

type Job = Schema<"Job">;

const states: Readonly<Record<Job["state"], LocalizedString>> = {
  good: strings.jobGood,
  running: strings.jobRunning,
  late: strings.jobLate,
  waiting: strings.jobWaiting,
  failing: strings.jobFailing,
  paused: strings.jobPaused,
  unknown: strings.jobUnknown,
};
const tones = {
  good: "leaf",
  running: "leaf",
  late: "squash",
  waiting: "squash",
  failing: "beet",
  paused: "squash",
  unknown: "plain",
} as const satisfies Record<Job["state"], string>;

/** Jobs in order are a line each: thirty of them fit onto a phone. */
const needsLook: Readonly<Record<Job["state"], boolean>> = {
  failing: true,
  late: true,
  paused: true,
  waiting: false,
  running: false,
  unknown: false,
  good: false,
};

/** One job: when it runs, how its last run went, and what can be done with it. */
export function JobRow({ job }: { job: Job }) {
  const t = useTranslate();
  const when = (date: string) => formatDateTime(date, undefined, t.locale);
  const { last_run, next_run_at, paused_at, runs } = job;
  const times = [
    every(job.every_seconds, t),
    last_run &&
      t(strings.lastRun, { date: when(last_run.started_at), duration: took(last_run.milliseconds, t) }),
    paused_at && t(strings.pausedSince, { date: when(paused_at) }),
    next_run_at && t(strings.nextRun, { date: when(next_run_at) }),
  ];
  return (
    <li className={css.row}>
      <Disclosure
        level={2}
        defaultOpen={needsLook[job.state]}
        title={
          <span className={css.name}>
            {nameOfJob(job.name, t)} <Tag tone={tones[job.state]}>{t(states[job.state])}</Tag>
          </span>
        }
      >
        <div className={css.words}>
          <p className={page.soft}>{times.filter(Boolean).join(" · ")}</p>
          {last_run?.error && (
            <p className={css.error} lang={last_run.error_language ?? undefined}>
              {last_run.error}
            </p>
          )}
          <Actions job={job} />
          {runs.length > 1 && (
            <>
              <h3 className={css.runs}>{t(strings.lastRuns)}</h3>
              <ul className={css.list}>
                {runs.map((run) => (
                  <li key={run.started_at} className={page.soft}>
                    {when(run.started_at)} · {took(run.milliseconds, t)} · {outcomeOf(run, t)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Disclosure>
    </li>
  );
}

function outcomeOf({ outcome, error, error_language }: Schema<"JobRun">, t: WidgetTranslate) {
  if (outcome === "done") return t(strings.runDone);
  return t.rich(outcome === "waited" ? strings.runWaited : strings.runFailed, {
    error: error ?? "",
    quote: (words) => <span lang={error_language ?? undefined}>{words}</span>,
  });
}

function every(seconds: number, t: WidgetTranslate): string {
  if (seconds % 3600 === 0) return t(strings.everyHours, { count: seconds / 3600 });
  if (seconds % 60 === 0) return t(strings.everyMinutes, { count: seconds / 60 });
  return t(strings.everySeconds, { count: seconds });
}

function took(milliseconds: number, t: WidgetTranslate): string {
  return milliseconds < 1000
    ? t(strings.milliseconds, { count: formatCount(milliseconds, t.locale) })
    : t(strings.secondsTaken, { count: formatCount(Math.round(milliseconds / 1000), t.locale) });
}

function Actions({ job: { name, pausable, paused_at } }: { job: Job }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const invalidate = useInvalidateQueries();
  const [asking, setAsking] = useState(false);
  const job = nameOfJob(name, t);
  const [started, setStarted] = useState(false);
  const reload = () => void invalidate("listJobs", "getAdministrationOverview");
  useEffect(() => {
    if (!started) return;
    // Most are done within a second.
    const timer = setTimeout(() => {
      setStarted(false);
      void invalidate("listJobs", "getAdministrationOverview");
    }, 1000);
    return () => clearTimeout(timer);
  }, [started, invalidate]);
  const run = useMutation(
    async (client, _: undefined) => {
      const result = await client.POST("/administration/run_job/", { body: { name } });
      if (result.error) notify(result.error.message, "error");
      return result;
    },
    () => {
      notify(t(strings.jobStarted));
      setStarted(true);
    },
  );
  const pause = useMutation(
    (client, paused: boolean) => client.POST("/administration/pause_job/", { body: { name, paused } }),
    () => {
      setAsking(false);
      reload();
    },
  );
  return (
    <div className={page.actions}>
      {!paused_at && (
        <Button
          size="sm"
          variant="secondary"
          busy={run.isPending}
          aria-label={t(strings.runNowNamed, { job })}
          onClick={() => void run.run(undefined)}
        >
          {t(strings.runNow)}
        </Button>
      )}
      {pausable && (
        <Button
          size="sm"
          variant="quiet"
          busy={pause.isPending}
          aria-label={t(paused_at ? strings.resumeNamed : strings.pauseNamed, { job })}
          onClick={() => (paused_at ? void pause.run(false) : setAsking(true))}
        >
          {t(paused_at ? strings.resume : strings.pause)}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(strings.pauseTitle)}
        description={t(strings.pauseAbout, { job })}
        confirmLabel={t(strings.pause)}
        busy={pause.isPending}
        error={pause.problem?.message}
        onConfirm={() => void pause.run(true)}
      />
    </div>
  );
}
