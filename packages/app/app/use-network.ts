import type { Schema } from "@foodshed/sdk";
import { useRouteLoaderData } from "react-router";

/** The network and its operator; null when loading failed. */
export function useNetwork(): Schema<"Network"> | null {
  return useRouteLoaderData<{ network: Schema<"Network"> | null }>("root")?.network ?? null;
}
