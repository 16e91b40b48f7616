import { PRODUCT_ROLES } from "@foodshed/sdk/vocabulary";
import { lazy } from "react";
import { generalInfoSummary } from "../profile-editing/GeneralInfoForm/generalInfoSummary.ts";
import { productsSummary } from "../profile-editing/productsSummary.ts";
import type { HubSectionEntry } from "./hubSection.ts";

/**
 * The hub's sections in their order. A summary is read for every section at once, so it imports nothing heavy; a part is
 * loaded when it is first opened.
 */
export const sections: readonly HubSectionEntry[] = [
  {
    id: "general-business-information",
    title: "General Business Information",
    summary: generalInfoSummary,
    Part: lazy(() =>
      import("./sections/GeneralInfoSection.tsx").then(({ GeneralInfoSection }) => ({
        default: GeneralInfoSection,
      })),
    ),
  },
  {
    id: "products",
    title: "Products",
    roles: PRODUCT_ROLES,
    summary: productsSummary,
    Part: lazy(() =>
      import("./sections/ProductsSection.tsx").then(({ ProductsSection }) => ({ default: ProductsSection })),
    ),
  },
];
