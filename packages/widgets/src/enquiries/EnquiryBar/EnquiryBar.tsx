import { lazy, Suspense, useEffect, useState } from "react";
import { MessageIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { forgetChosenBusinesses, useChosenBusinesses } from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./EnquiryBar.css.ts";

// Loaded with the first press.
const SendEnquiryDialog = lazy(() =>
  import("../SendEnquiry/SendEnquiryDialog.tsx").then((module) => ({ default: module.SendEnquiryDialog })),
);
const VisitorEnquiryDialog = lazy(() =>
  import("../VisitorEnquiry/VisitorEnquiryDialog.tsx").then((module) => ({
    default: module.VisitorEnquiryDialog,
  })),
);

export interface EnquiryBarProps {
  /** The path of this page, where a visitor returns to after the login. */
  next: string;
  /** What is probably asked for: the words of a search. */
  product?: string | undefined;
  /** Opens the form as the bar appears. */
  writing?: boolean;
  /** Called when the form opens or closes. */
  onWritingChange?: (writing: boolean) => void;
}

/** At the bottom of the window while businesses are chosen: how many, and the form that writes to them all. */
export function EnquiryBar({ next, product, writing = false, onWritingChange }: EnquiryBarProps) {
  const t = useTranslate();
  const chosen = useChosenBusinesses();
  const mayEdit = useMayEdit();
  const { account } = useActingAccount();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  useForgetAtLogout();
  const isOpen = open || writing;
  const change = (to: boolean) => {
    setAsked(true);
    setOpen(to);
    onWritingChange?.(to);
  };
  const others = chosen.filter(({ id }) => id !== account);
  if (others.length === 0 || !mayEdit) return null;
  return (
    <section className={css.bar} aria-label={t(strings.enquiry)}>
      <div className={css.inside}>
        <p role="status" className={css.count}>
          {t(strings.chosenCount, { count: others.length })}
        </p>
        <p className={css.names}>{others.map(({ name }) => name).join(", ")}</p>
        <div className={css.actions}>
          <Button variant="quiet" onClick={forgetChosenBusinesses}>
            {t(strings.clearChoice)}
          </Button>
          {account === undefined ? (
            <>
              <LinkButton
                variant="secondary"
                to={`/login?message&next=${encodeURIComponent(next)}`}
                icon={<MessageIcon />}
              >
                {t(strings.writeToThem)}
              </LinkButton>
              <Button onClick={() => change(true)}>{t(strings.askByEmail)}</Button>
            </>
          ) : (
            <Button icon={<MessageIcon />} onClick={() => change(true)}>
              {t(strings.writeToThem)}
            </Button>
          )}
        </div>
      </div>
      {account === undefined && asked && (
        <Suspense>
          <VisitorEnquiryDialog open={open} onOpenChange={change} recipients={others} product={product} />
        </Suspense>
      )}
      {account !== undefined && (asked || writing) && (
        <Suspense>
          <SendEnquiryDialog
            key={account}
            open={isOpen}
            onOpenChange={change}
            recipients={others}
            product={product}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Nobody is chosen for the next person at this browser. */
function useForgetAtLogout() {
  const store = useSessionStore();
  useEffect(
    () =>
      store?.onEnd((reason) => {
        if (reason !== "expired" && reason !== "refused") forgetChosenBusinesses();
      }),
    [store],
  );
}
