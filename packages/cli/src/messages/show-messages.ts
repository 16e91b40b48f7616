import type { FoodshedClient, Schema } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import type { Listing, ListingFlags } from "../listings/listing.ts";
import { showListing } from "../listings/show-listing.ts";
import { dataWithRetry } from "../requests/call.ts";
import { readPages, truncated } from "../requests/pagination.ts";
import { connectAs } from "../session/connection.ts";
import { formatCount, formatMinute, pluralize } from "../text/format.ts";
import { table } from "../text/table.ts";
import { progressOf, stateOf } from "./campaign-state.ts";
import { type Campaign, isFinished, readCampaign, readCampaigns } from "./campaign-store.ts";

export interface ListMessagesFlags extends ListingFlags {
  limit: number;
}

interface Shown {
  account_id: number;
  business_name: string | null;
  outcome: Schema<"MassMessageRecipient">["outcome"] | "waiting";
  message: number | null;
}

/** Shows what was sent to many: what `messages list` does. */
export async function listMessages(context: CommandContext, flags: ListMessagesFlags): Promise<void> {
  const { client } = await connectAs(context);
  await showListing(context, "messages list", flags, () => readList(context, client, flags.limit));
}

async function readList(
  context: CommandContext,
  client: FoodshedClient,
  limit: number,
): Promise<Listing<"messages list">> {
  const { count, results } = await readPages(context, limit, (query) =>
    client.GET("/conversations/mass_messages/", { params: { query }, signal: context.signal }),
  );
  const { output, server } = context;
  const campaigns = readCampaigns(context);
  const campaignOfRecord = (record: number) =>
    campaigns.find(({ parts }) => parts.some(({ sent }) => sent?.record === record));
  const records = results.map(({ id, created_at, sent, skipped }) => ({
    id,
    created_at,
    sent,
    skipped,
    campaign: campaignOfRecord(id)?.head.id ?? null,
  }));
  const unfinished = campaigns
    .filter((campaign) => !isFinished(campaign))
    .map((campaign) => ({ id: campaign.head.id, state: stateOf(campaign), ...progressOf(campaign) }));
  const text = () =>
    table(
      [
        { heading: "Record", text: ({ id }) => String(id), align: "right", whole: true },
        { heading: "Sent at (UTC)", text: ({ created_at }) => formatMinute(created_at), whole: true },
        { heading: "Sent", text: ({ sent }) => formatCount(sent), align: "right", whole: true },
        { heading: "Left out", text: ({ skipped }) => formatCount(skipped), align: "right", whole: true },
        { heading: "Campaign", text: ({ campaign }) => campaign ?? "" },
      ],
      records,
      output,
    );
  return {
    document: {
      server,
      count,
      records,
      unfinished: unfinished.map(({ id }) => id),
      unfinished_campaigns: unfinished,
    },
    rows: [
      ...records.map(({ id, ...record }) => ({ record: id, ...record, state: "sent", waiting: 0 })),
      ...unfinished.map(({ id, ...campaign }) => ({
        ...campaign,
        record: null,
        campaign: id,
        created_at: null,
      })),
    ],
    text: () => (records.length === 0 ? "Nothing was sent to many yet." : text()),
    notes: [
      truncated({ count, results }),
      ...unfinished.map(
        ({ id, state, waiting }) =>
          `${id} is not finished (${state}), ${pluralize(waiting, "message")} waiting. Go on with: foodshed messages resume ${id}`,
      ),
    ],
  };
}

/** Reads a record back from the server: what `messages show` does. */
export async function showMessage(context: CommandContext, flags: ListingFlags, ref: string): Promise<void> {
  const { client } = await connectAs(context);
  await showListing(context, "messages show", flags, () => readMessage(context, client, ref));
}

async function readMessage(
  context: CommandContext,
  client: FoodshedClient,
  ref: string,
): Promise<Listing<"messages show">> {
  const { output, server } = context;
  const number = /^\d{1,10}$/.test(ref) ? Number(ref) : undefined;
  const campaign = number === undefined ? readCampaign(context, ref) : campaignOf(context, number);
  const numbers =
    number !== undefined ? [number] : (campaign?.parts.flatMap(({ sent }) => sent?.record ?? []) ?? []);
  const records: Schema<"MassMessage">[] = [];
  for (const id of numbers) records.push(await readRecord(context, client, id));
  const recipients = outcomes(records, campaign, number === undefined);
  const sum = (key: "sent" | "skipped") => records.reduce((total, record) => total + record[key], 0);
  const waiting = recipients.filter(({ outcome }) => outcome === "waiting").length;
  const state = campaign && number === undefined ? stateOf(campaign) : null;
  const head = [
    campaign && `Campaign: ${campaign.head.id}${state && state !== "finished" ? ` (${state})` : ""}`,
    `Records: ${numbers.join(", ") || "none yet"}`,
    records[0] && `Sent at: ${formatMinute(records[0].created_at)} UTC`,
    `Sent: ${formatCount(sum("sent"))}`,
    `Left out: ${formatCount(sum("skipped"))}`,
    waiting > 0 && `Waiting: ${formatCount(waiting)}`,
    campaign?.head.attachment && `Attachment: ${campaign.head.attachment.name}`,
    campaign && `Text: ${campaign.head.text}`,
  ].filter(Boolean);
  const list = () =>
    table<Shown>(
      [
        { heading: "Account", text: ({ account_id }) => String(account_id), align: "right", whole: true },
        { heading: "Business", text: ({ business_name }) => business_name ?? "" },
        { heading: "Outcome", text: ({ outcome }) => outcome, whole: true },
      ],
      recipients,
      output,
    );
  return {
    document: {
      server,
      campaign: campaign?.head.id ?? null,
      state,
      text: campaign?.head.text ?? null,
      records: numbers,
      sent: sum("sent"),
      skipped: sum("skipped"),
      waiting,
      recipients,
    },
    rows: recipients.map(({ account_id, business_name, outcome, message }) => ({
      account_id,
      business_name,
      outcome,
      message,
    })),
    text: () => `${head.join("\n")}\n\n${list()}`,
    notes: [
      waiting > 0 && campaign
        ? `${pluralize(waiting, "message")} waiting. Go on with: foodshed messages resume ${campaign.head.id}`
        : undefined,
    ],
  };
}

const campaignOf = (context: CommandContext, record: number): Campaign | undefined =>
  readCampaigns(context).find(({ parts }) => parts.some(({ sent }) => sent?.record === record));

async function readRecord(
  context: CommandContext,
  client: FoodshedClient,
  id: number,
): Promise<Schema<"MassMessage">> {
  const call = () =>
    client.GET("/conversations/mass_messages/{id}/", { params: { path: { id } }, signal: context.signal });
  try {
    return await dataWithRetry(call, context);
  } catch (error) {
    if (!(error instanceof CliError) || error.exitCode !== EXIT.failed) throw error;
    throw new CliError(EXIT.failed, `You have no record ${id}.`, "See: foodshed messages list");
  }
}

/** Each recipient with what became of their message; the records know numbers, the campaign knows names. */
function outcomes(
  records: Schema<"MassMessage">[],
  campaign: Campaign | undefined,
  withWaiting: boolean,
): Shown[] {
  const names = new Map(
    campaign?.head.items.map(({ account_id, business_name }) => [account_id, business_name]),
  );
  const known = records.flatMap((record) =>
    record.recipients.map(({ recipient, outcome, message }) => ({
      account_id: recipient,
      business_name: names.get(recipient) ?? null,
      outcome,
      message,
    })),
  );
  const waiting = withWaiting ? (campaign?.parts.filter(({ sent }) => !sent) ?? []) : [];
  return [
    ...known,
    ...waiting.flatMap(({ items }) =>
      items.map(({ account_id, business_name }) => ({
        account_id,
        business_name,
        outcome: "waiting" as const,
        message: null,
      })),
    ),
  ];
}
