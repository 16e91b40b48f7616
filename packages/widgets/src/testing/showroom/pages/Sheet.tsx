import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import * as css from "./pages.css.ts";

/** A part of a page drawn with the tokens; `wide` when it may have to scroll sideways by itself. */
export function Sheet({ children, wide }: { children: ReactNode; wide?: string }) {
  return (
    <Unstyled>
      {wide ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        <section className={css.scroller} aria-label={wide} tabIndex={0}>
          {children}
        </section>
      ) : (
        <div className={css.sheet}>{children}</div>
      )}
    </Unstyled>
  );
}
