import type { FormEvent, ReactNode } from "react";
import * as css from "./AccountFrame.css.ts";

export interface AccountFormProps {
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

/** A form about one's account. Should it be sent before React is awake, what was typed stays out of the address. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form method="post" noValidate className={css.form} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
