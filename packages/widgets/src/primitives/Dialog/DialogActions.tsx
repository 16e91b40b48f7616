import type { ReactNode } from "react";
import * as css from "./Dialog.css.ts";

/** The buttons at the end of a dialog, which stay in sight while what is above them scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={css.actions} data-docked="">
      {children}
    </div>
  );
}
