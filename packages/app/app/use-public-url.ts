import { useRouteLoaderData } from "react-router";

/** The public URL of the site, without a trailing slash; empty when the root's data failed to load. */
export function usePublicUrl(): string {
  return useRouteLoaderData<{ publicUrl: string }>("root")?.publicUrl ?? "";
}
