import type { Schema } from "@foodshed/sdk";

/** "3 offered · 1 wanted" */
export function servicesSummary({ roles }: Schema<"Profile">): string | undefined {
  const data = roles.find(({ value }) => value === "service_provider")?.data;
  const offered = data?.services_provided?.entries.length ?? 0;
  const wanted = data?.services_needed?.entries.length ?? 0;
  const said = [...(offered ? [`${offered} offered`] : []), ...(wanted ? [`${wanted} wanted`] : [])];
  return said.join(" · ") || undefined;
}
