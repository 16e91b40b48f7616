// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";
import type * as strings0 from "../../accounts/generated/strings.ts";
import type * as strings1 from "../../classifieds/generated/strings.ts";
import type * as strings2 from "../../consumer-page/generated/strings.ts";
import type * as strings3 from "../../dashboard/generated/strings.ts";
import type * as strings4 from "../../embed/generated/strings.ts";
import type * as strings5 from "../../embed-builder/generated/strings.ts";
import type * as strings6 from "../../embed/loader/generated/strings.ts";
import type * as strings7 from "../../hijack/generated/strings.ts";
import type * as strings8 from "../../home/generated/strings.ts";
import type * as strings9 from "../../mailing-list/generated/strings.ts";
import type * as strings10 from "../../member-texts/generated/strings.ts";
import type * as strings11 from "../../membership/generated/strings.ts";
import type * as strings12 from "../../messages/generated/strings.ts";
import type * as strings13 from "../../pages/generated/strings.ts";
import type * as strings14 from "../../primitives/generated/strings.ts";
import type * as strings15 from "../../profile-editing/generated/strings.ts";
import type * as strings16 from "../../profile-hub/generated/strings.ts";
import type * as strings17 from "../../profile-manager/generated/strings.ts";
import type * as strings18 from "../../profile-preview/generated/strings.ts";
import type * as strings19 from "../../profiles/generated/strings.ts";
import type * as strings20 from "../../reports/generated/strings.ts";
import type * as strings21 from "../../search/generated/strings.ts";
import type * as strings22 from "../../settings/generated/strings.ts";
import type * as strings23 from "../../shipping/generated/strings.ts";
import type * as strings24 from "../../site/generated/strings.ts";

type Override<One> = One extends LocalizedString<infer Values> ? string | ((values: Values) => string) : never;
type Of<Id extends string, All> = { [Key in keyof All & string as `${Id}.${Key}`]?: Override<All[Key]> };

/** Messages to show instead of ours, by their ids. */
export type StringOverrides = Of<"accounts", typeof strings0> &
  Of<"classifieds", typeof strings1> &
  Of<"consumer-page", typeof strings2> &
  Of<"dashboard", typeof strings3> &
  Of<"embed", typeof strings4> &
  Of<"embed-builder", typeof strings5> &
  Of<"loader", typeof strings6> &
  Of<"hijack", typeof strings7> &
  Of<"home", typeof strings8> &
  Of<"mailing-list", typeof strings9> &
  Of<"member-texts", typeof strings10> &
  Of<"membership", typeof strings11> &
  Of<"messages", typeof strings12> &
  Of<"pages", typeof strings13> &
  Of<"primitives", typeof strings14> &
  Of<"profile-editing", typeof strings15> &
  Of<"profile-hub", typeof strings16> &
  Of<"profile-manager", typeof strings17> &
  Of<"profile-preview", typeof strings18> &
  Of<"profiles", typeof strings19> &
  Of<"reports", typeof strings20> &
  Of<"search", typeof strings21> &
  Of<"settings", typeof strings22> &
  Of<"shipping", typeof strings23> &
  Of<"site", typeof strings24>;
