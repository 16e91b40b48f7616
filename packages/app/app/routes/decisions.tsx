import { DecisionsPage } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/decisions.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.decisions });

export default function Decisions() {
  return <DecisionsPage />;
}
