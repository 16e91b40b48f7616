import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import * as primitives from "../../primitives/generated/strings.ts";
import { CloseIcon } from "../../primitives/glyphs.tsx";
import { useBackStep } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./FilterSheet.css.ts";

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  /** It closed without leading to the results: the focus goes back. */
  onClosed: () => void;
  /** Stays in sight below the filters. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The filters over the results on a small phone. The results above it stay readable and follow each choice; pressing them, or
 * leaving it with the keyboard, closes it, as Escape and Back do.
 */
export function FilterSheet({ open, onClose, onClosed, footer, children }: FilterSheetProps) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);
  useBackStep(open, () => {
    isLeft.current = false;
    onClose();
  });
  return (
    <Radix.Root modal={false} open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={panel}
          className={css.sheet}
          aria-describedby={undefined}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            // A focused text field would bring the keyboard up over the filters.
            event.preventDefault();
            isLeft.current = false;
            panel.current?.focus();
          }}
          onInteractOutside={(event) => {
            // A dialog that was opened from here, or a notice.
            const target = event.target instanceof Element ? event.target : null;
            if (target?.closest("[role=dialog], [data-foodshed-notices]")) event.preventDefault();
            else isLeft.current = true;
          }}
          onEscapeKeyDown={() => {
            isLeft.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Who went on elsewhere stays there.
            if (!isLeft.current && !document.activeElement?.closest("h1")) onClosed();
          }}
        >
          <div className={css.head}>
            <Radix.Title className={css.title}>{t(strings.filters)}</Radix.Title>
            <Radix.Close className={css.close} aria-label={t(primitives.close)}>
              <CloseIcon />
            </Radix.Close>
          </div>
          <div className={css.body}>{children}</div>
          {footer && <div className={css.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
