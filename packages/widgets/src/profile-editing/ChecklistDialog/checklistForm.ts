import type { RoleValue } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { CHECKLISTS, type ChecklistName, checkedLabels, checklistChange } from "../checklists.ts";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

const schema = z.object({ ticked: z.array(z.string()) });
export type ChecklistValues = z.infer<typeof schema>;

const made = new Map<string, SectionRules<ChecklistValues>>();

/** The form of one list of one role; always the same object for the same list. */
export function checklistRules(role: RoleValue, list: ChecklistName): SectionRules<ChecklistValues> {
  const name = `${role} ${list}`;
  const rules = made.get(name) ?? rulesOf(role, list);
  made.set(name, rules);
  return rules;
}

function rulesOf(role: RoleValue, list: ChecklistName): SectionRules<ChecklistValues> {
  const { label } = CHECKLISTS[list];
  return {
    values: (profile) => ({ ticked: checkedLabels(profile, role, list) }),
    schema: () => schema,
    changes: (values, profile, changed) =>
      changed.has("ticked") ? checklistChange(profile, role, list, values.ticked) : [],
    success: (t) => t(strings.profileSaved),
    labels: (t) => ({ ticked: t(label) }),
  };
}
