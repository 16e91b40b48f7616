import * as z from "zod";
import { CHECKLISTS, checkedLabels, checklistChange } from "../checklists.ts";
import * as strings from "../generated/strings.ts";
import type { SectionRules } from "../useProfileSection.ts";

const words = z.array(z.string());
const servicesSchema = z.object({ services_provided: words, services_needed: words });
export type ServicesValues = z.infer<typeof servicesSchema>;

export const SERVICE_LISTS = ["services_provided", "services_needed"] as const;

export const servicesRules: SectionRules<ServicesValues> = {
  values: (profile) => ({
    services_provided: checkedLabels(profile, "service_provider", "services_provided"),
    services_needed: checkedLabels(profile, "service_provider", "services_needed"),
  }),
  schema: () => servicesSchema,
  changes: (values, profile, changed) =>
    SERVICE_LISTS.flatMap((list) =>
      changed.has(list) ? checklistChange(profile, "service_provider", list, values[list]) : [],
    ),
  success: (t) => t(strings.servicesSaved),
  labels: (t) => ({
    services_provided: t(CHECKLISTS.services_provided.label),
    services_needed: t(CHECKLISTS.services_needed.label),
  }),
};
