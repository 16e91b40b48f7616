import { ShippingCalculator } from "@foodshed/widgets";
import * as strings from "../generated/strings.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/shipping.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: strings.shipping });

export default function Shipping() {
  return <ShippingCalculator />;
}
