import { type ReactNode, Suspense, useState } from "react";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { UnsavedScope } from "../../profile-editing/unsavedWork.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./HubSection.css.ts";

export interface HubSectionProps {
  id: string;
  title: string;
  /** A one-line summary of the saved state. */
  summary: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** A collapsible section of the profile. Closing it keeps unsaved changes and marks the section as unsaved. */
export function HubSection({ id, title, summary, open, onOpenChange, children }: HubSectionProps) {
  const t = useTranslate();
  const [unsaved, setUnsaved] = useState(false);
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 className={css.heading}>
          <button
            type="button"
            // Its id is the address's fragment, so that the browser scrolls to it without script.
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
          {unsaved && <Tag tone="squash">{t(strings.unsavedChanges)}</Tag>}{" "}
          {summary ?? <span className={css.nothing}>{t(strings.nothingSaved)}</span>}
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
  const t = useTranslate();
  return (
    <p role="status" className={css.loading}>
      <Spinner /> {t(strings.loading)}
    </p>
  );
}
