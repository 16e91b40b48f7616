import { useRouteLoaderData } from "react-router";

/** The address under which people reach the site, without a trailing slash; empty where the root's data could not be had. */
export function usePublicUrl(): string {
  return useRouteLoaderData<{ publicUrl: string }>("root")?.publicUrl ?? "";
}
