import type { Routes } from "../handler.ts";
import { getShippingRates } from "./shipping.service.ts";

export const routes: Routes<"getShippingRates"> = {
  getShippingRates: ({ services, body, translate }) => getShippingRates(services, body, translate),
};
