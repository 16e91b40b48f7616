import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, extname, resolve } from "node:path";
import type { FoodshedClient } from "@foodshed/sdk";
import { FILE_MAX_BYTES, MESSAGE_FILE_EXTENSIONS, MESSAGE_MAX_LENGTH } from "@foodshed/sdk/vocabulary/limits";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { ask, confirmCount, readStdin } from "../prompt.ts";
import { connectAs } from "../session/connection.ts";
import { formatCount, pluralize } from "../text/format.ts";
import { table } from "../text/table.ts";
import { type Attachment, type CampaignItem, campaignId, splitIntoParts } from "./campaign.ts";
import { writeCampaign } from "./campaign-store.ts";
import { deliverCampaign } from "./deliver-campaign.ts";
import { addFields, findRecipients, type Recipient, type RecipientFlags } from "./find-recipients.ts";
import { mailTestMessage, sendTestMail } from "./mail-test-message.ts";
import { decodeMessageText } from "./message-text.ts";
import { FIELDS, lengthWithoutFields, readTemplate, render } from "./template.ts";

export interface SendFlags extends RecipientFlags {
  text?: string;
  attach?: string;
  test?: boolean;
  dryRun?: boolean;
  confirm?: number;
  batch: number;
}

const SHOWN = 20;
/** Recipients that are named before the question. */
const NAMED = 5;

/** Finds recipients, writes a message to each, shows, asks and sends: what `messages send` does. */
export async function sendCampaign(context: CommandContext, flags: SendFlags): Promise<void> {
  if (flags.test && flags.dryRun)
    throw usageError(
      "--test and --dry-run exclude each other.",
      "Take --dry-run to only look, or --test to mail the first message to yourself.",
    );
  const sender = await connectAs(context);
  const attachment = flags.attach ? readAttachment(resolve(context.cwd, flags.attach)) : null;
  const text = await readText(context, flags);
  const { found, columns } = await findRecipients(context, sender, flags);
  if (found.length === 0) {
    throw new CliError(
      EXIT.failed,
      "Nobody was found to write to.",
      "Widen --network, --where, --filter or --to.",
    );
  }
  const template = readTemplate(text, [...new Set([...FIELDS, ...columns])]);
  await addFields(context, sender, found, template.fields);
  const items = renderAll(template, found);

  preview(context, items, attachment);
  if (flags.dryRun) return showRecipients(context, items);
  if (flags.test) return mailTestMessage(context, sender.client, items[0]?.content ?? "", attachment);

  if (flags.confirm === undefined && context.output.isInteractive)
    await offerTest(context, sender.client, items, attachment);
  await confirmCount(context, `Type the number of recipients to send it`, items.length, {
    given: flags.confirm,
    flag: "--confirm",
    otherwise: "Nothing was sent.",
  });
  const now = new Date();
  const campaign = writeCampaign(context, {
    campaign: 1,
    id: campaignId(now),
    run: randomUUID(),
    server: context.server,
    account_id: sender.person.account_id,
    made_at: now.toISOString(),
    text,
    attachment,
    parts: splitIntoParts(items, flags.batch),
    items,
  });
  await deliverCampaign(context, campaign, { client: sender.client });
}

/** Mails the first of them to the sender when they want to see it first. */
async function offerTest(
  context: CommandContext,
  client: FoodshedClient,
  [first]: CampaignItem[],
  attachment: Attachment | null,
): Promise<void> {
  const answer = await ask(context, "Mail it to yourself first? (y/N)", "Say it with: --test", (text) =>
    /^(y(es)?|no?)?$/i.test(text) ? undefined : "Answer with y or n.",
  );
  if (/^y/i.test(answer))
    context.output.note(await sendTestMail(context, client, first?.content ?? "", attachment));
}

async function readText(context: CommandContext, { text, textFile }: SendFlags): Promise<string> {
  if (text !== undefined && textFile !== undefined)
    throw usageError("--text and --text-file exclude each other.", "Leave out one of them.");
  if (text !== undefined) return checkedText(text);
  if (textFile === "-") return readStdin(context);
  if (textFile !== undefined) {
    const path = resolve(context.cwd, textFile);
    try {
      return decodeMessageText(readFileSync(path), path);
    } catch (error) {
      if (error instanceof CliError) throw error;
      throw new CliError(
        EXIT.input,
        `${path} cannot be read: ${(error as Error).message}`,
        "Check --text-file.",
      );
    }
  }
  return ask(context, "Message", "Say it with: --text or --text-file", (response) =>
    response === "" ? "The message is missing." : undefined,
  );
}

/** What no recipient could get is refused once, and before anybody is looked for. */
function checkedText(text: string): string {
  if (text.trim() === "")
    throw usageError("--text is empty.", "Write the message behind it, or name a file: --text-file <file>");
  const length = lengthWithoutFields(text);
  if (length <= MESSAGE_MAX_LENGTH) return text;
  throw usageError(
    `--text has ${formatCount(length)} characters: a message has at most ${formatCount(MESSAGE_MAX_LENGTH)}.`,
    "Shorten it.",
  );
}

function readAttachment(path: string): Attachment {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new CliError(EXIT.input, `${path} cannot be read: ${(error as Error).message}`, "Check --attach.");
  }
  const kinds: readonly string[] = MESSAGE_FILE_EXTENSIONS;
  if (!kinds.includes(extname(path).toLowerCase())) {
    throw new CliError(EXIT.input, `${path} is no image and no PDF.`, `Attach one of: ${kinds.join(", ")}`);
  }
  if (bytes.length > FILE_MAX_BYTES) {
    throw new CliError(
      EXIT.input,
      `${path} is larger than 5 MB.`,
      "Make it smaller, or put it on a web page.",
    );
  }
  return { path, name: basename(path), sha256: createHash("sha256").update(bytes).digest("hex") };
}

function renderAll(
  template: ReturnType<typeof readTemplate>,
  recipients: readonly Recipient[],
): CampaignItem[] {
  const problems: string[] = [];
  const items: CampaignItem[] = [];
  for (const { account_id, business_name, slug, fields } of recipients) {
    const rendered = render(template, fields);
    if ("problem" in rendered) problems.push(`${business_name} ${rendered.problem}`);
    else items.push({ account_id, business_name, slug, content: rendered.text });
  }
  if (problems.length === 0) return items;
  const more = problems.length - SHOWN;
  throw new CliError(
    EXIT.input,
    `The message cannot be written to ${pluralize(problems.length, "recipient")}. Nothing was sent.`,
    "Shorten the text, or give fields a fallback, like: {{first_name|there}}",
    more > 0 ? [...problems.slice(0, SHOWN), `and ${more} more`] : problems,
  );
}

/** How the first of them reads, and who they are. */
function preview({ output }: CommandContext, items: CampaignItem[], attachment: Attachment | null): void {
  const [first] = items;
  if (!first) return;
  const bar = output.plain ? "" : "  ";
  const lines = first.content.split("\n").map((line) => `${bar}${line}`);
  const names = items.slice(0, NAMED).map(({ business_name }) => business_name);
  const more = items.length - names.length;
  const rest = more > 0 ? ` and ${formatCount(more)} more` : "";
  output.note(`Recipients: ${names.join(", ")}${rest}.`);
  output.note(`To ${pluralize(items.length, "recipient")}. ${first.business_name} would read:`);
  output.note(["", ...lines, ""].join("\n"));
  if (attachment) output.note(`With the attachment ${attachment.name}.`);
}

function showRecipients({ output, server }: CommandContext, items: CampaignItem[]): void {
  const shown = items.slice(0, SHOWN);
  const list = table(
    [
      { heading: "Account", text: ({ account_id }) => String(account_id), align: "right", whole: true },
      { heading: "Business", text: ({ business_name }) => business_name },
      { heading: "Slug", text: ({ slug }) => slug },
    ],
    shown,
    output,
  );
  const more = items.length - shown.length;
  output.result(
    { server, dry_run: true, count: items.length, recipients: items },
    `${list}\n${more > 0 ? `and ${formatCount(more)} more; --dry-run --json has them all\n` : ""}Nothing was sent.`,
  );
}
