import { ConfirmPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import { useNetwork } from "../use-network.ts";
import type { Route } from "./+types/confirm.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.confirm });

export default function Confirm() {
  return <ConfirmPage supportEmail={useNetwork()?.contact_email} />;
}
