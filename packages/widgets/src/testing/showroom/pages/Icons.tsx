import { CLASSIFIED_CATEGORIES, VENDOR_ICONS } from "@foodshed/sdk/vocabulary";
import type { ReactNode } from "react";
import { CategoryIcon } from "../../../brand/icons/CategoryIcon.tsx";
import * as signs from "../../../brand/icons/signs.tsx";
import { VendorIcon } from "../../../brand/icons/VendorIcon.tsx";
import * as css from "./pages.css.ts";
import { Sheet } from "./Sheet.tsx";

function Gallery({ icons }: { icons: readonly { name: ReactNode; key: string; icon: ReactNode }[] }) {
  return (
    <Sheet>
      <ul className={css.grid}>
        {icons.map(({ key, name, icon }) => (
          <li key={key} className={css.tile}>
            <span className={css.tileIcon}>{icon}</span>
            {name}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The icons that accompany a text, by the name of their component. */
export const Signs = () => (
  <Gallery
    icons={Object.entries(signs).map(([key, Sign]) => ({ key, name: <code>{key}</code>, icon: <Sign /> }))}
  />
);

/** One icon for each product category. */
export const CategoryIcons = () => (
  <Gallery
    icons={CLASSIFIED_CATEGORIES.map(({ id, label }) => ({
      key: label,
      name: label,
      icon: <CategoryIcon categoryId={id} />,
    }))}
  />
);

/** What a business offers its visitors. */
export const VendorIcons = () => (
  <Gallery
    icons={VENDOR_ICONS.map(({ key, label }) => ({
      key,
      name: label,
      icon: <VendorIcon icon={key} size={40} />,
    }))}
  />
);
