import type { VendorIcon as Key } from "@foodshed/sdk/vocabulary";
import { CategoryIcon } from "./CategoryIcon.tsx";
import { Icon, type IconProps } from "./Icon.tsx";
import { BasketIcon, LeafIcon, TruckIcon } from "./signs.tsx";

const categories: Partial<Record<Key, number>> = {
  alcoholic_beverages: 1,
  dairy_eggs: 2,
  fish: 3,
  fruits_vegetables: 4,
  grains: 5,
  meat: 6,
  non_alcoholic_beverages: 7,
  nuts_seeds_herbs: 8,
  prepared_food: 9,
};

/* Letters in a ring: the marks of certifiers belong to them. */
const ring = "M12 21.500a9.500 9.500 0 100-19 9.500 9.500 0 000 19z";

const drawings: Partial<Record<Key, string>> = {
  halal: `${ring}M8.700 7.500v9M15.300 7.500v9M8.700 12h6.600`,
  kosher: `${ring}M9 7.500v9M15.300 7.500L9 12.800M11.300 11l4 5.500`,
  // A sun over a ridge.
  open_seasonally:
    "M12 15.500a4.500 4.500 0 10-4.500-4.500M12 2v2.200M4.900 4.600l1.600 1.600M2 11h2.200M19.100 4.600l-1.600 1.600M22 11h-2.200M2.500 20c4-5.500 8-5.500 10.500-2.500 2.200-2.300 5.500-2.500 8.500 1",
};

/** The sign of one of the icons that a vendor may show. */
export function VendorIcon({ icon, ...rest }: IconProps & { icon: Key }) {
  const drawing = drawings[icon];
  if (drawing) return <Icon d={drawing} {...rest} />;
  if (icon === "delivery") return <TruckIcon {...rest} />;
  if (icon === "online_store") return <BasketIcon {...rest} />;
  if (icon === "organic") return <LeafIcon {...rest} />;
  return <CategoryIcon categoryId={categories[icon] ?? 0} {...rest} />;
}
