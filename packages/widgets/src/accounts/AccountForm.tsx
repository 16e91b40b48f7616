import type { FormEvent, ReactNode } from "react";
import { text } from "../theme/text.css.ts";
import * as css from "./AccountFrame.css.ts";

export interface AccountFormProps {
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

/** A form of the account pages. With `method="post"` a submit before hydration does not put the input into the address. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form method="post" noValidate className={css.form} onSubmit={onSubmit}>
      <noscript>
        <p className={text.body}>
          This form needs JavaScript. Please turn it on in your browser and load the page again.
        </p>
      </noscript>
      {children}
    </form>
  );
}
