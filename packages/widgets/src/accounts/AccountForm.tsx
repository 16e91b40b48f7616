import type { FormEvent, ReactNode } from "react";
import { useTranslate } from "../provider/locale.tsx";
import { text } from "../theme/text.css.ts";
import * as css from "./AccountFrame.css.ts";
import * as strings from "./generated/strings.ts";

export interface AccountFormProps {
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

/** A form of the account pages. With `method="post"` a submit before hydration does not put the input into the address. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  const t = useTranslate();
  return (
    <form method="post" noValidate className={css.form} onSubmit={onSubmit}>
      <noscript>
        <p className={text.body}>{t(strings.needsJavaScript)}</p>
      </noscript>
      {children}
    </form>
  );
}
