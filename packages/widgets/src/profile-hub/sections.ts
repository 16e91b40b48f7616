import { PRODUCT_ROLES } from "@foodshed/sdk/vocabulary";
import { lazy } from "react";
import { attachmentSummary } from "../profile-editing/AttachmentForm/attachmentForm.ts";
import { businessTypeSummary } from "../profile-editing/BusinessTypeForm/businessTypeSummary.ts";
import { deliverySummary } from "../profile-editing/DeliveryForm/deliverySummary.ts";
import { gallerySummary } from "../profile-editing/GalleryForm/galleryForm.ts";
import { generalInfoSummary } from "../profile-editing/GeneralInfoForm/generalInfoSummary.ts";
import { highlightSummary } from "../profile-editing/HighlightForm/highlightSummary.ts";
import { locationSummary } from "../profile-editing/LocationForm/locationSummary.ts";
import { logoSummary } from "../profile-editing/LogoForm/logoSummary.ts";
import { productsSummary } from "../profile-editing/productsSummary.ts";
import { roleDetailsSummary } from "../profile-editing/RoleDetailsForm/roleDetailsSummary.ts";
import { safetyStandardsSummary } from "../profile-editing/SafetyStandardsForm/safetyStandardsSummary.ts";
import { servicesSummary } from "../profile-editing/ServicesForm/servicesSummary.ts";
import { socialSummary } from "../profile-editing/SocialForm/socialSummary.ts";
import * as strings from "./generated/strings.ts";
import type { HubSectionEntry } from "./hubSection.ts";

/**
 * The hub's sections in their order. All summaries are computed at once, so they import nothing large; the content of a
 * section is loaded when it first opens.
 */
export const sections: readonly HubSectionEntry[] = [
  {
    id: "general-business-information",
    title: strings.generalInfo,
    summary: generalInfoSummary,
    Part: lazy(() =>
      import("./sections/GeneralInfoSection.tsx").then(({ GeneralInfoSection }) => ({
        default: GeneralInfoSection,
      })),
    ),
  },
  {
    id: "location-details",
    title: strings.locations,
    summary: locationSummary,
    Part: lazy(() =>
      import("./sections/LocationSection/LocationSection.tsx").then(({ LocationSection }) => ({
        default: LocationSection,
      })),
    ),
  },
  {
    id: "website-and-social-media",
    title: strings.social,
    summary: socialSummary,
    Part: lazy(() =>
      import("./sections/SocialSection.tsx").then(({ SocialSection }) => ({ default: SocialSection })),
    ),
  },
  {
    id: "profile-picture",
    title: strings.profilePicture,
    summary: logoSummary,
    Part: lazy(() =>
      import("./sections/LogoSection.tsx").then(({ LogoSection }) => ({ default: LogoSection })),
    ),
  },
  {
    id: "vendor-profile-highlights",
    title: strings.highlights,
    roles: ["vendor"],
    summary: highlightSummary,
    Part: lazy(() =>
      import("./sections/HighlightSection.tsx").then(({ HighlightSection }) => ({
        default: HighlightSection,
      })),
    ),
  },
  {
    id: "photo-gallery",
    title: strings.gallery,
    summary: gallerySummary,
    Part: lazy(() =>
      import("./sections/GallerySection.tsx").then(({ GallerySection }) => ({ default: GallerySection })),
    ),
  },
  {
    id: "products",
    title: strings.products,
    roles: PRODUCT_ROLES,
    summary: productsSummary,
    Part: lazy(() =>
      import("./sections/ProductsSection.tsx").then(({ ProductsSection }) => ({ default: ProductsSection })),
    ),
  },
  {
    id: "delivery-details",
    title: strings.delivery,
    roles: PRODUCT_ROLES,
    summary: deliverySummary,
    Part: lazy(() =>
      import("./sections/DeliverySection.tsx").then(({ DeliverySection }) => ({ default: DeliverySection })),
    ),
  },
  {
    id: "business-type",
    title: strings.businessType,
    summary: businessTypeSummary,
    Part: lazy(() =>
      import("./sections/BusinessTypeSection.tsx").then(({ BusinessTypeSection }) => ({
        default: BusinessTypeSection,
      })),
    ),
  },
  {
    id: "additional-seller-details",
    title: strings.sellerDetails,
    roles: ["seller"],
    summary: (profile, t) => roleDetailsSummary(profile, "seller", t),
    Part: lazy(() =>
      import("./sections/SellerDetailsSection.tsx").then(({ SellerDetailsSection }) => ({
        default: SellerDetailsSection,
      })),
    ),
  },
  {
    id: "additional-buyer-details",
    title: strings.buyerDetails,
    roles: ["buyer"],
    summary: (profile, t) => roleDetailsSummary(profile, "buyer", t),
    Part: lazy(() =>
      import("./sections/BuyerDetailsSection.tsx").then(({ BuyerDetailsSection }) => ({
        default: BuyerDetailsSection,
      })),
    ),
  },
  {
    id: "additional-processor-details",
    title: strings.processorDetails,
    roles: ["processor"],
    summary: (profile, t) => roleDetailsSummary(profile, "processor", t),
    Part: lazy(() =>
      import("./sections/ProcessorDetailsSection.tsx").then(({ ProcessorDetailsSection }) => ({
        default: ProcessorDetailsSection,
      })),
    ),
  },
  {
    id: "food-safety-and-traceability-standards",
    title: strings.standards,
    roles: ["seller", "buyer", "processor"],
    summary: safetyStandardsSummary,
    Part: lazy(() =>
      import("./sections/SafetyStandardsSection.tsx").then(({ SafetyStandardsSection }) => ({
        default: SafetyStandardsSection,
      })),
    ),
  },
  {
    id: "services-offered-and-wanted",
    title: strings.services,
    roles: ["service_provider"],
    summary: servicesSummary,
    Part: lazy(() =>
      import("./sections/ServicesSection.tsx").then(({ ServicesSection }) => ({ default: ServicesSection })),
    ),
  },
  {
    id: "attachments",
    title: strings.attachments,
    summary: attachmentSummary,
    Part: lazy(() =>
      import("./sections/AttachmentSection.tsx").then(({ AttachmentSection }) => ({
        default: AttachmentSection,
      })),
    ),
  },
];
