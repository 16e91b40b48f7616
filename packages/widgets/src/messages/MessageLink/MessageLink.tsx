import { type ComponentType, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import type { VisitorMessageFormProps } from "../VisitorMessage/VisitorMessageForm.tsx";
import * as css from "./MessageLink.css.ts";

export interface MessageLinkProps {
  /** The business, by the last part of its profile's address. */
  slug?: string;
  /** The label of the button. */
  label?: string;
}

/** The message button of a partner's page: opens a form for visitors below itself, whose code comes with the first press. */
export function MessageLink({ slug = "", label }: MessageLinkProps) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<VisitorMessageFormProps>>();
  const [failed, setFailed] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const { activeElement } = (place.current?.getRootNode() ?? document) as Document;
    hadFocus.current = !!activeElement && !!place.current?.contains(activeElement);
    setHydrated(true);
  }, []);
  // The button takes the place of the link, and its focus too.
  useLayoutEffect(() => {
    if (hydrated && hadFocus.current) place.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [hydrated]);
  const to = slug.trim();
  if (!to) {
    return (
      <p role="alert" className={text.body}>
        {t(strings.nobodyToWriteTo)}
      </p>
    );
  }
  // Without script, and without the code of the form, the site has one.
  if (!hydrated)
    return (
      <div className={css.stack}>
        <div ref={place}>
          <LinkButton to={messageToPath(to)}>{label || t(strings.writeAMessage)}</LinkButton>
        </div>
      </div>
    );
  if (failed) return <LinkButton to={messageToPath(to)}>{t(strings.logInToMessage)}</LinkButton>;
  const press = () => {
    setOpen(!open);
    if (Form) return;
    import("../VisitorMessage/VisitorMessageForm.tsx").then(
      ({ VisitorMessageForm }) => setForm(() => VisitorMessageForm),
      () => setFailed(true),
    );
  };
  const shown = open && !!Form;
  return (
    <div className={css.stack}>
      <div ref={place}>
        <Button
          variant={shown ? "secondary" : "primary"}
          busy={open && !Form}
          aria-expanded={shown}
          aria-controls={Form && id}
          onClick={press}
        >
          {label || t(strings.writeAMessage)}
        </Button>
      </div>
      {/* Hidden, not gone: what was typed stays. */}
      {Form && (
        <div id={id} hidden={!open}>
          <Form slug={to} logInPath={messageToPath(to)} />
        </div>
      )}
    </div>
  );
}

/** The path of the site's page that resolves a slug and redirects to a message to that business. */
function messageToPath(slug: string): string {
  return `/message/${encodeURIComponent(slug)}`;
}
