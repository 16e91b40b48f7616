import type { Schema } from "@foodshed/sdk";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** "3 offered · 1 wanted" */
export function servicesSummary({ roles }: Schema<"Profile">, t: WidgetTranslate): string | undefined {
  const data = roles.find(({ value }) => value === "service_provider")?.data;
  const offered = data?.services_provided?.entries.length ?? 0;
  const wanted = data?.services_needed?.entries.length ?? 0;
  const said = [
    offered ? t(strings.offeredCount, { count: offered }) : "",
    wanted ? t(strings.wantedCount, { count: wanted }) : "",
  ];
  return said.filter(Boolean).join(" · ") || undefined;
}
