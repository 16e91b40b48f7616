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
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { acquireLock, releaseLock } from "../lock-file.ts";
import { type CampaignEvent, type CampaignHead, type Part, partsOf, pausedAt, take } from "./campaign.ts";

export interface Campaign {
  head: CampaignHead;
  parts: Part[];
  path: string;
  /** When its sender paused it. */
  pausedAt?: string;
}

/** Campaigns hold texts and names, so only their owner can read the folder. */
const folderOf = ({ configDir }: Pick<CommandContext, "configDir">) => join(configDir, "campaigns");

/** Saves a campaign before anything is sent. */
export function writeCampaign(context: CommandContext, head: CampaignHead): Campaign {
  const folder = folderOf(context);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${head.id}.jsonl`);
  const draft = `${path}.part`;
  writeFileSync(draft, `${JSON.stringify(head)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
  return { head, parts: partsOf(head, []), path };
}

/** A campaign by its name. */
export function readCampaign(context: CommandContext, id: string): Campaign {
  const path = join(folderOf(context), `${id}.jsonl`);
  if (!/^[\w-]+$/.test(id)) throw noCampaign(id);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw noCampaign(id);
  }
  try {
    // Ignores a last line that a kill left incomplete.
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    const [head, ...events] = whole
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    if (head?.campaign !== 1) throw new Error("no campaign");
    const paused = pausedAt(events as CampaignEvent[]);
    return {
      head,
      parts: partsOf(head, events as CampaignEvent[]),
      path,
      ...(paused !== undefined && { pausedAt: paused }),
    };
  } catch {
    throw new CliError(
      EXIT.failed,
      `${path} is damaged.`,
      "What was sent can be seen with: foodshed messages list",
    );
  }
}

/** All campaigns of this machine to a server, the newest first. */
export function readCampaigns(context: CommandContext): Campaign[] {
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

/** Appends events to a campaign's log. Each event is on disk before the next step. */
export function openCampaignLog({ path, parts }: Campaign): {
  note(event: CampaignEvent): void;
  close(): void;
} {
  acquireLock(path);
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
