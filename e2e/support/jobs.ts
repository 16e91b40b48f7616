import { expect } from "@playwright/test";
import { call, tokenOf } from "./members.ts";

/**
 * Runs a job of the server, as its administrator may, until what it brings about is there: at its own interval it would come after
 * up to a minute.
 */
export async function runJobUntil(name: string, reached: () => Promise<unknown>): Promise<void> {
  const token = await tokenOf("admin@foodshed.example");
  await expect(async () => {
    await call("POST", "/administration/run_job/", { token, body: { name } });
    await reached();
  }).toPass({ timeout: 120_000 });
}
