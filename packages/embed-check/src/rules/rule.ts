import type { Policy } from "../csp/policy.ts";
import type { Embed } from "../embeds.ts";
import type { Finding } from "../finding.ts";
import type { Page } from "../page.ts";
import type { EmbedScript } from "../scripts.ts";

/** The pinned script of the present release. */
export interface PinnedScript {
  version: string;
  file: string;
  integrity: string;
}

/** Who bears a slug; undefined where that could not be found out. */
export type LookUp = (slug: string) => Promise<"network" | "business" | "nobody" | undefined>;

/** The Foodshed that a page is checked for. */
export interface Site {
  /** Its address, without a slash at its end. */
  origin: string;
  /** Without it pinned scripts are not compared. */
  pinned?: PinnedScript | undefined;
  lookUp: LookUp;
}

/** What rules know. */
export interface Checked {
  page: Page;
  site: Site;
  embeds: readonly Embed[];
  scripts: readonly EmbedScript[];
  policies: readonly Policy[];
}

export type Rule = (checked: Checked) => Finding[] | Promise<Finding[]>;
