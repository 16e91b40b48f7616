/* `@foodshed/widgets/shipping`: what carriers ask for a parcel within Ontario. */
export {
  ShippingCalculator,
  type ShippingCalculatorProps,
} from "../shipping/ShippingCalculator/ShippingCalculator.tsx";
export type { ShippingValues } from "../shipping/ShippingForm/shippingForm.ts";
