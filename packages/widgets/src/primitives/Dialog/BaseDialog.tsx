import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, type Ref, useRef } from "react";
import { useBackStep } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { classes } from "../classes.ts";
import * as strings from "../generated/strings.ts";
import { CloseIcon } from "../glyphs.tsx";
import { stayVisible } from "../stayVisible.ts";
import * as css from "./Dialog.css.ts";

export interface BaseDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Its heading and name. */
  title: ReactNode;
  /** One or two sentences below the title, announced together with it. */
  description?: ReactNode;
  /** How wide it becomes. */
  size?: "sm" | "md" | "lg";
  /** While something is being sent, neither Escape nor a press outside closes it. */
  busy?: boolean;
  /** The element of the panel, while it is shown. */
  panel?: Ref<HTMLDivElement>;
  /** Its content, with `DialogActions` at the end. */
  children: ReactNode;
  /** A class for the panel. */
  className?: string | undefined;
}

const OPEN_COMBOBOX = "[role=combobox][aria-expanded=true]";
const FIRST_FIELD =
  ":is(input:not([type=file], [type=hidden]), select, textarea):not(:disabled, [readonly], [tabindex='-1'])";

/**
 * The frame of every modal dialog: traps focus, closes with Escape and with the browser's Back on the site itself, and returns focus to the
 * element that opened it. On a phone it is docked at the lower edge.
 */
export function BaseDialog({
  open,
  onOpenChange,
  title,
  description,
  size = "md",
  busy = false,
  panel,
  children,
  className,
}: BaseDialogProps) {
  const t = useTranslate();
  const opener = useRef<Element>(null);
  const change = (next: boolean) => (next || !busy) && onOpenChange(next);
  useBackStep(open, () => change(false));
  const hold = (event: Event) => {
    // Escape first closes open parts inside the dialog, such as suggestions.
    const inside = event.target instanceof Element && event.target.matches(OPEN_COMBOBOX);
    if (busy || inside) event.preventDefault();
  };
  const holdOutside = (event: Event) => {
    const notice = event.target instanceof Element && event.target.closest("[data-foodshed-notices]");
    if (busy || notice) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay ref={stayVisible} className={css.veil}>
          <Radix.Content
            ref={panel}
            className={classes(css.panel[size], className)}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              // Focus the first field, not the close button. Without a field Radix focuses the first button.
              const field = (event.currentTarget as Element).querySelector<HTMLElement>(FIRST_FIELD);
              if (!field) return;
              event.preventDefault();
              field.focus();
            }}
            // The opener is not a Radix trigger, so Radix could not return focus to it.
            onCloseAutoFocus={() => {
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            onEscapeKeyDown={hold}
            onPointerDownOutside={holdOutside}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <div className={css.head}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              <Radix.Close className={css.close} aria-label={t(strings.close)}>
                <CloseIcon />
              </Radix.Close>
            </div>
            {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
            <div className={css.body}>{children}</div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
