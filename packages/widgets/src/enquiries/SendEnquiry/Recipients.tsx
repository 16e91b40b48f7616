import { useRef } from "react";
import { CloseIcon } from "../../primitives/glyphs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { type ChosenBusiness, toggleBusiness } from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./SendEnquiryForm.css.ts";

export interface RecipientsProps {
  recipients: readonly ChosenBusiness[];
  /** None of them can be taken out now. */
  fixed: boolean;
}

/** Whom an enquiry goes to; all but the last can be taken out. */
export function Recipients({ recipients, fixed }: RecipientsProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div>
      <p className={css.label}>{t(strings.recipients)}</p>
      <ul ref={list} tabIndex={-1} className={css.recipients}>
        {recipients.map((business) => (
          <li key={business.id} className={css.recipient}>
            {business.name}
            {!fixed && recipients.length > 1 && (
              <button
                type="button"
                className={css.remove}
                aria-label={t(strings.takeOut, { business: business.name })}
                onClick={() => {
                  toggleBusiness(business);
                  list.current?.focus();
                }}
              >
                <CloseIcon />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
