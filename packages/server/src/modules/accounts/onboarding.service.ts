import type { SignedInActor } from "../../core/signed-in.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./accounts.queries.ts";

/** Hides the first steps from then on. */
export async function dismissOnboarding(
  { db }: Services,
  actor: SignedInActor,
): Promise<ResponseBody<"dismissOnboarding">> {
  await queries.dismissOnboarding(db, actor.accountId);
  return { message: "Your settings were saved." };
}
