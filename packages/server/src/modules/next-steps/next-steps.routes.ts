import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import { listNextSteps } from "./next-steps.service.ts";

export const routes: Routes<"listNextSteps"> = {
  listNextSteps: ({ services, actor }) => listNextSteps(services, signedIn(actor)),
};
