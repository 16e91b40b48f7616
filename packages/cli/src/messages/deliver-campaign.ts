import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type FoodshedClient, idempotencyHeader } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { retry } from "../requests/retry.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { pluralize } from "../text/format.ts";
import type { Part } from "./campaign.ts";
import { progressOf } from "./campaign-state.ts";
import { type Campaign, openCampaignLog } from "./campaign-store.ts";
import { listenForPause } from "./pause.ts";

/** The server stores idempotency keys for a day. An older request must not be repeated without a check. */
const KEY_LIFETIME_MS = 23 * 60 * 60 * 1000;
/** A call with thousands of messages takes longer than others. */
const TIMEOUT_MS = 300_000;

export interface CampaignOptions {
  client: FoodshedClient;
  /** Repeat requests whose idempotency keys have expired. */
  again?: boolean;
}

/** Sends what is left of a campaign, part by part, and shows what became of it. */
export async function deliverCampaign(
  context: CommandContext,
  campaign: Campaign,
  { client, again = false }: CampaignOptions,
): Promise<void> {
  const { head, parts } = campaign;
  const left = parts.filter(({ sent }) => !sent);
  if (!again) refuseOldKeys(left, head.id);
  const notes = openCampaignLog(campaign);
  const { note } = notes;
  if (campaign.pausedAt !== undefined) note({ event: "resumed", at: new Date().toISOString() });
  let stopped: CliError | undefined;
  try {
    stopped = await withProgress(context, async (show) => {
      let waitingUntil: number | undefined;
      // Called by a key, when everything below is there.
      const pause = listenForPause(context, () => {
        note({ event: pause.isPaused() ? "paused" : "resumed", at: new Date().toISOString() });
        showProgress();
      });
      const showProgress = () => {
        const done = parts.filter(({ sent }) => sent);
        const sum = (key: "sent" | "skipped") =>
          done.reduce((total, { sent }) => total + (sent?.[key] ?? 0), 0);
        show({
          title: "Sending messages",
          total: head.items.length,
          done: done.reduce((total, { items }) => total + items.length, 0),
          tallies: [
            { label: "sent", count: sum("sent"), tone: "good" },
            { label: "left out", count: sum("skipped") },
          ],
          waitingUntil,
          hint: context.signal.aborted
            ? "Stopping after the running part."
            : pause.isPaused()
              ? "Paused. p goes on; Ctrl+C leaves it, and foodshed messages resume goes on later."
              : "p pauses, Ctrl+C stops after the running part.",
        });
      };
      showProgress();
      context.signal.addEventListener("abort", showProgress, { once: true });
      const onWait = (until: number | undefined) => {
        waitingUntil = until;
        showProgress();
      };
      // One after the other: the server lets one sender's calls wait for each other anyway.
      return runWorkerPool(left, { concurrency: 1, signal: context.signal, onWait }, async (part, policy) => {
        await pause.wait(context.signal);
        if (context.signal.aborted) return undefined;
        if (head.attachment && part.file === undefined) {
          const { data, error } = await retry(
            () => upload(client, head.attachment as NonNullable<typeof head.attachment>, part),
            policy,
          );
          if (error) return callError(error, context.server);
          notes.note({ event: "uploaded", part: part.number, file: data.id });
        }
        const key = keyOf(head.run, part, again);
        notes.note({ event: "asked", part: part.number, at: new Date().toISOString(), key });
        const files = part.file === undefined ? {} : { files: [part.file] };
        const { data, error } = await retry(
          () =>
            client.POST("/conversations/send_messages/", {
              params: { header: idempotencyHeader(key) },
              body: part.items.map(({ account_id, content }) => ({
                recipient: account_id,
                content,
                ...files,
              })),
              timeoutMs: TIMEOUT_MS,
            }),
          policy,
        );
        if (error) return callError(error, context.server);
        const { id, created_at, sent, skipped, recipients } = data;
        notes.note({
          event: "sent",
          part: part.number,
          record: id,
          at: created_at,
          sent,
          skipped,
          recipients,
        });
        showProgress();
        return undefined;
      }).finally(pause.close);
    });
    // What was stopped when nothing was left is done.
    if (stopped && parts.every(({ sent }) => sent)) stopped = undefined;
    if (context.signal.aborted && stopped) note({ event: "paused", at: new Date().toISOString() });
  } finally {
    notes.close();
  }
  report(context, campaign, stopped);
}

/** The idempotency key of a part. It is the same in the next run, except with --again. */
function keyOf(run: string, { number, key }: Part, again: boolean): string {
  return again ? randomUUID() : (key ?? `campaign:${run}:${number}`);
}

function refuseOldKeys(left: Part[], id: string): void {
  const old = left.find(({ askedAt }) => askedAt && Date.now() - Date.parse(askedAt) > KEY_LIFETIME_MS);
  if (!old) return;
  throw new CliError(
    EXIT.failed,
    `A part of ${id} was asked for at ${old.askedAt} without an answer. The server does not know its key any more: sent again, it may arrive twice.`,
    `Look whether it went out (foodshed messages list). If not: foodshed messages resume ${id} --again`,
  );
}

function upload(
  client: FoodshedClient,
  { path, name, sha256 }: { path: string; name: string; sha256: string },
  part: Part,
) {
  const bytes = readFileSync(path);
  if (createHash("sha256").update(bytes).digest("hex") !== sha256) {
    throw new CliError(
      EXIT.input,
      `${path} has changed since the campaign began.`,
      "Put the file back as it was.",
    );
  }
  return client.POST("/files/file", {
    body: {
      public: false,
      can_view: part.items.map(({ account_id }) => account_id),
      file_data: new File([new Uint8Array(bytes)], name),
    },
    timeoutMs: TIMEOUT_MS,
  });
}

function report(
  { output, server }: CommandContext,
  { head, parts }: Campaign,
  stopped: CliError | undefined,
): void {
  const { sent, skipped, waiting } = progressOf({ parts });
  const said = [
    `${pluralize(sent, "message")} sent`,
    skipped > 0 && `${skipped} left out because of blocks`,
    waiting > 0 && `${waiting} waiting`,
  ];
  output.result(
    {
      server,
      campaign: head.id,
      sent,
      skipped,
      waiting,
      records: parts.flatMap((part) => part.sent?.record ?? []),
      recipients: parts.flatMap((part) =>
        part.items.map(({ account_id, slug, business_name }, index) => ({
          account_id,
          slug,
          business_name,
          outcome: part.sent?.recipients[index]?.outcome ?? "waiting",
        })),
      ),
    },
    `On ${server}: ${said.filter(Boolean).join(", ")}.\nSee who got it with: foodshed messages show ${head.id}`,
  );
  if (!stopped) return;
  const message =
    stopped.exitCode === EXIT.interrupted && waiting > 0 ? `${head.id} is paused.` : stopped.message;
  const next = [stopped.next, `Go on with: foodshed messages resume ${head.id}`].filter(Boolean).join("\n");
  throw new CliError(stopped.exitCode, message, next, stopped.details);
}
