/* `@foodshed/widgets/shipping`: what carriers ask for a parcel within Ontario. */
export { ShippingCalculator } from "../shipping/ShippingCalculator/ShippingCalculator.tsx";
