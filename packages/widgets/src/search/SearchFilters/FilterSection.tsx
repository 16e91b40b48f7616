import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { matchesMedia, useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { media } from "../../theme/breakpoints.ts";
import * as css from "./SearchFilters.css.ts";

export interface FilterSectionProps {
  title: string;
  /** Something in it is chosen: it never starts closed. Without it, it is always open. */
  active?: boolean;
  children: ReactNode;
}

/** One group of filters. On a phone the long lists start closed, or the results would be out of reach. */
export function FilterSection({ title, active, children }: FilterSectionProps) {
  const id = useId();
  const phone = useMediaQuery(media.phone);
  const [opened, setOpened] = useState<boolean | null>(active ? true : null);
  if (active === undefined) {
    return (
      <div className={css.section}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </div>
    );
  }
  const open = opened ?? !phone;
  return (
    <div className={css.section}>
      <h2 className={css.title}>
        <button
          type="button"
          className={css.titleButton}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpened(!(opened ?? !matchesMedia(media.phone)))}
        >
          {title}
          <span className={css.arrow}>
            <ChevronDownIcon />
          </span>
        </button>
      </h2>
      <div id={id} className={css.sectionOf[opened === null ? "fitting" : open ? "open" : "closed"]}>
        {children}
      </div>
    </div>
  );
}
