import type { FoodshedClient } from "@foodshed/sdk";
import type { Context } from "../context.ts";
import { patientData } from "../work/call.ts";

/** The profile of whoever is logged in. */
export function ownProfile(context: Context, client: FoodshedClient): Promise<{ id: number; slug: string }> {
  const body = { basic: true };
  return patientData(
    () => client.POST("/accounts/profile_by_id/", { body, signal: context.signal }),
    context,
  );
}
