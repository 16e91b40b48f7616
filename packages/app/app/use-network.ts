import type { Schema } from "@foodshed/sdk";
import { useRouteLoaderData } from "react-router";

/** What this network is and who runs it; null where that could not be learned. */
export function useNetwork(): Schema<"Network"> | null {
  return useRouteLoaderData<{ network: Schema<"Network"> | null }>("root")?.network ?? null;
}
