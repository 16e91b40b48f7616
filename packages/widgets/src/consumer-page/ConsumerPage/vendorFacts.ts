import type { Schema } from "@foodshed/sdk";
import { SEASONS, VENDOR_ICONS, VENDOR_MAX_ICONS } from "@foodshed/sdk/vocabulary";

type Highlight = Schema<"VendorHighlight">;

/** The vendor role of a profile; undefined for a business that sells to no consumers. */
export function vendorRole({ roles }: Schema<"Profile">): Schema<"Role"> | undefined {
  return roles.find(({ value }) => value === "vendor");
}

/** The icons that a vendor chose, three at most. */
export function chosenIcons(highlight: Highlight) {
  return VENDOR_ICONS.filter(({ key }) => highlight[key]).slice(0, VENDOR_MAX_ICONS);
}

/** The four seasons and whether the vendor is open in each. Null when it gave none. */
export function openSeasons(highlight: Highlight): { label: string; open: boolean }[] | null {
  const seasons = SEASONS.filter(({ key }) => key !== "open_year_round").map(({ key, label }) => ({
    label,
    open: highlight.open_year_round || highlight[key],
  }));
  return seasons.some(({ open }) => open) ? seasons : null;
}

/** A link to a map of the place, on a site that needs no account. */
export function mapAddress({ address_1, city, postal_code }: Schema<"Address">): string | null {
  if (!address_1) return null;
  const place = [address_1, city, "Ontario", postal_code].filter(Boolean).join(", ");
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
