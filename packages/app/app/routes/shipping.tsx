import { ShippingCalculator } from "@foodshed/widgets";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/shipping.ts";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Shipping Calculator" });

export default function Shipping() {
  return <ShippingCalculator />;
}
