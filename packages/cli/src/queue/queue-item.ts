import type { FoodshedError } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import type { connectAs } from "../session/connection.ts";

export type Login = Awaited<ReturnType<typeof connectAs>>;

/** Something that waits for a decision. */
export interface QueueItem {
  /** What it is answered by, such as `connection-88`. */
  item: string;
  type: string;
  business_name: string;
  slug: string;
  /** What the business or network asks for, in a sentence's words. */
  asks: string;
  /** The network that is asked; null when it is the administrators of the site. */
  of: string | null;
  created_at: string;
  /** What follows when it is accepted. */
  consequence: string;
}

/** A kind of decision: where its items are read and how they are answered. A new kind is one file, listed in `sources.ts`. */
export interface QueueSource {
  /** The first word of its items' names. */
  type: string;
  /** What it is called, for many. */
  label: string;
  /** Whether the caller may decide such items at all. */
  isFor(person: Login["person"]): boolean;
  read(context: CommandContext, login: Login): Promise<QueueItem[]>;
  /** Answers one. @returns the failure, if any */
  answer(
    login: Login,
    id: number,
    accept: boolean,
    options: AnswerOptions,
  ): Promise<FoodshedError | undefined>;
}

export interface AnswerOptions {
  /** A new organization becomes a manager as well. */
  manager?: boolean;
}
