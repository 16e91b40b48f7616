import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { REFUSED_BEFORE } from "../primitives/Field/refusedBefore.ts";
import { FormStatus } from "../primitives/FormStatus/FormStatus.tsx";
import * as formStrings from "../primitives/generated/strings.ts";
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
  const form = useRef<HTMLFormElement>(null);
  const [wasRefused, setRefused] = useState(false);
  useEffect(() => {
    const own = form.current;
    const listen = ({ target }: Event) => target === own && setRefused(true);
    own?.addEventListener(REFUSED_BEFORE, listen);
    return () => own?.removeEventListener(REFUSED_BEFORE, listen);
  }, []);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={css.form}
      onSubmit={(event) => {
        setRefused(false);
        return onSubmit(event);
      }}
    >
      <noscript>
        <p className={text.body}>{t(strings.needsJavaScript)}</p>
      </noscript>
      {wasRefused && <FormStatus error={t(formStrings.refusedBefore)} />}
      {children}
    </form>
  );
}
