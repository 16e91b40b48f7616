import { type Answer, type BusinessSize, type RoleValue, SERVICES } from "@foodshed/sdk/vocabulary";
import { paymentMethods, safetyStandards, some, ticked } from "./checklists.ts";
import type { DemoProduct, DemoRole, DemoRoleDetails } from "./demo-data.ts";
import { vendorHighlight } from "./highlights.ts";
import type { Random } from "./random.ts";
import type { Trade } from "./trades/trade.ts";

const answer = (random: Random, yes: number, negotiable: number): Answer => {
  const roll = random.next();
  if (roll < yes) return 1;
  return roll < yes + negotiable ? 3 : 2;
};

function roleDetails(random: Random, value: RoleValue): DemoRoleDetails | null {
  if (value === "organization" || value === "service_provider" || random.chance(0.08)) return null;
  const processor = value === "processor";
  return {
    business_scale: random.weighted<BusinessSize>({ SML: 6, MED: 3, LRG: 1 }),
    delivery: value === "vendor" ? (random.chance(0.4) ? 1 : 2) : answer(random, 0.45, 0.25),
    third_party_insurance: random.chance(0.6),
    co_packing: processor ? answer(random, 0.3, 0.2) : null,
    private_label: processor ? answer(random, 0.35, 0.25) : null,
    custom_process: processor ? answer(random, 0.3, 0.3) : null,
  };
}

/** One role's record, as full as its owner would have made it. */
export function demoRole(
  random: Random,
  trade: Trade,
  value: RoleValue,
  products: readonly DemoProduct[],
  onlineStore: boolean,
): DemoRole {
  const details = roleDetails(random, value);
  const classifications =
    value === "seller" || value === "processor" || value === "vendor"
      ? ticked(random, trade.classifications)
      : [];
  const service = value === "service_provider";
  const listed = service || value === "organization" ? [] : [...products];
  const offered = service ? some(random, trade.offers, 0.6) : [];
  const wanted = SERVICES.map(({ key }) => key).filter((key) => !offered.includes(key));
  return {
    value,
    details,
    products: listed,
    payment_methods: ["seller", "buyer", "processor"].includes(value) ? paymentMethods(random) : [],
    // Consumers do not ask a vendor for a certificate's name.
    classifications: value === "vendor" ? [] : classifications,
    safety_standards: ["seller", "buyer", "processor"].includes(value)
      ? safetyStandards(random, trade.safety)
      : [],
    processing_types: value === "processor" ? some(random, trade.processing, 0.5) : [],
    market_types: value === "processor" ? some(random, trade.markets, 0.55) : [],
    services_provided: offered,
    services_needed: service ? random.sample(wanted, random.int(0, 2)) : [],
    highlight:
      value === "vendor"
        ? vendorHighlight(random, listed, {
            organic: classifications.includes("certified_organic"),
            halal: classifications.includes("halal"),
            kosher: classifications.includes("kosher"),
            onlineStore,
            delivers: details?.delivery === 1,
          })
        : null,
  };
}
