// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";
import type * as strings0 from "../../mailing-list/generated/strings.ts";
import type * as strings1 from "../../primitives/generated/strings.ts";

type Override<One> = One extends LocalizedString<infer Values> ? string | ((values: Values) => string) : never;
type Of<Id extends string, All> = { [Key in keyof All & string as `${Id}.${Key}`]?: Override<All[Key]> };

/** Messages to show instead of ours, by their ids. */
export type StringOverrides = Of<"mailing-list", typeof strings0> &
  Of<"primitives", typeof strings1>;
