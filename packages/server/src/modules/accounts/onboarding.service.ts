import type { Translate } from "@foodshed/sdk/locale";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./accounts.queries.ts";
import { owner } from "./email-changes.service.ts";
import * as strings from "./generated/strings.ts";

/** Hides the first steps from then on. */
export async function dismissOnboarding(
  { db }: Services,
  actor: SignedInActor,
  translate: Translate,
): Promise<ResponseBody<"dismissOnboarding">> {
  await queries.dismissOnboarding(db, owner(actor).accountId);
  return { message: translate(strings.settingsSaved) };
}
