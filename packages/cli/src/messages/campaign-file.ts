import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import type { Context } from "../context.ts";
import { CliError, EXIT } from "../errors.ts";
import { releaseLock, takeLock } from "../work/lock.ts";
import { type CampaignEvent, type CampaignHead, type Part, partsOf, take } from "./campaign.ts";

export interface Campaign {
  head: CampaignHead;
  parts: Part[];
  path: string;
}

/** Campaigns of this machine; texts and names are in them, so they are readable for their owner alone. */
const folderOf = ({ configDir }: Pick<Context, "configDir">) => join(configDir, "campaigns");

/** Writes a campaign down before anything of it is sent. */
export function writeCampaign(context: Context, head: CampaignHead): Campaign {
  const folder = folderOf(context);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${head.id}.jsonl`);
  const draft = `${path}.part`;
  writeFileSync(draft, `${JSON.stringify(head)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
  return { head, parts: partsOf(head, []), path };
}

/** A campaign by its name. */
export function readCampaign(context: Context, id: string): Campaign {
  const path = join(folderOf(context), `${id}.jsonl`);
  if (!/^[\w-]+$/.test(id)) throw noCampaign(id);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw noCampaign(id);
  }
  try {
    // What a kill left of the last line is not counted.
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    const [head, ...events] = whole
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    if (head?.campaign !== 1) throw new Error("no campaign");
    return { head, parts: partsOf(head, events as CampaignEvent[]), path };
  } catch {
    throw new CliError(
      EXIT.failed,
      `${path} is damaged.`,
      "What was sent can be seen with: foodshed messages list",
    );
  }
}

/** All campaigns of this machine to a server, the newest first. */
export function readCampaigns(context: Context): Campaign[] {
  let names: string[];
  try {
    names = readdirSync(folderOf(context)).filter((name) => name.endsWith(".jsonl"));
  } catch {
    return [];
  }
  return names
    .map((name) => readCampaign(context, name.replace(/\.jsonl$/, "")))
    .filter(({ head }) => head.server === context.server)
    .sort((a, b) => (a.head.made_at < b.head.made_at ? 1 : -1));
}

export const isFinished = ({ parts }: Campaign) => parts.every(({ sent }) => sent !== undefined);

/** Notes what happens in a campaign; each note is on disk before the next step. */
export function openNotes({ path, parts }: Campaign): { note(event: CampaignEvent): void; close(): void } {
  takeLock(path);
  const text = readFileSync(path);
  const file = openSync(path, "r+");
  let position = text.lastIndexOf(0x0a) + 1;
  return {
    note(event) {
      const line = Buffer.from(`${JSON.stringify(event)}\n`);
      writeSync(file, line, 0, line.length, position);
      fsyncSync(file);
      position += line.length;
      take(parts, event);
    },
    close() {
      closeSync(file);
      releaseLock(path);
    },
  };
}

function noCampaign(id: string): CliError {
  return new CliError(
    EXIT.failed,
    `There is no campaign '${id}' on this machine.`,
    "See: foodshed messages list",
  );
}
