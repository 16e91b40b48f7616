import { type ReactNode, Suspense, useState } from "react";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { UnsavedScope } from "../../profile-editing/unsavedWork.tsx";
import * as css from "./HubSection.css.ts";

export interface HubSectionProps {
  id: string;
  title: string;
  /** What is saved, in a line. */
  summary: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A part of the profile that opens and closes. What was typed in it stays when it is closed, and is said to be unsaved. */
export function HubSection({ id, title, summary, open, onOpenChange, children }: HubSectionProps) {
  const [unsaved, setUnsaved] = useState(false);
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 className={css.heading}>
          <button
            type="button"
            // Its own id is the address's fragment, so that the browser finds it without our help.
            id={id}
            className={css.toggle}
            aria-expanded={open}
            aria-controls={`${id}-part`}
            aria-describedby={`${id}-summary`}
            onClick={() => onOpenChange(!open)}
          >
            <span id={`${id}-title`}>{title}</span>
            <span className={css.arrow}>
              <ChevronDownIcon />
            </span>
          </button>
        </h2>
        <p id={`${id}-summary`} className={css.summary}>
          {unsaved && <Tag tone="squash">Unsaved changes</Tag>}{" "}
          {summary ?? <span className={css.nothing}>Nothing saved yet</span>}
        </p>
      </div>
      <div id={`${id}-part`} className={css.part} hidden={!open}>
        {everOpen && (
          <UnsavedScope onChange={setUnsaved}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </UnsavedScope>
        )}
      </div>
    </section>
  );
}

function Loading() {
  return (
    <p role="status" className={css.loading}>
      <Spinner /> Loading
    </p>
  );
}
