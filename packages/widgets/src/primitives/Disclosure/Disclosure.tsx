import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon } from "../glyphs.tsx";
import * as css from "./Disclosure.css.ts";

export interface DisclosureProps {
  /** The label of the button. */
  title: ReactNode;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4 | 5 | 6;
  /** Uncontrolled: whether it is open at first. */
  defaultOpen?: boolean;
  /** Controlled: whether it is open. */
  open?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** What can be folded away. */
  children: ReactNode;
}

/** A title that shows and hides what is under it. */
export function Disclosure({
  title,
  level,
  defaultOpen = false,
  open: given,
  onOpenChange,
  children,
}: DisclosureProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const toggle = (
    <button
      type="button"
      className={css.trigger}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => {
        setOwn(!open);
        onOpenChange?.(!open);
      }}
    >
      {title}
      <span className={css.arrow}>
        <ChevronDownIcon />
      </span>
    </button>
  );
  const Heading = level ? (`h${level}` as const) : undefined;
  return (
    <div>
      {Heading ? <Heading className={css.plainHeading}>{toggle}</Heading> : toggle}
      <div id={id} className={css.content} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
