import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { usePreview } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import * as strings from "../generated/strings.ts";

// Loaded lazily: most people who see the button never press it.
const MessageDialog = lazy(() =>
  import("../MessageDialog/MessageDialog.tsx").then((module) => ({ default: module.MessageDialog })),
);

export interface MessageButtonProps {
  /** The recipient's account. */
  recipient: number;
  /** Its name. */
  businessName: string;
  /** The path to return to after the login; by default the conversation. */
  next?: string;
  /** Nothing can be sent, for example because the conversation is blocked. */
  disabled?: boolean;
  /** Shown on the member's own business instead of the button. */
  whenOwn?: "hidden" | "disabled";
  /** The emphasis of the button. */
  variant?: ButtonVariant;
  /** How large the button is. */
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The accessible name where a page has several buttons. */
  "aria-label"?: string;
  /** The label for a visitor, whom it leads to the login. */
  visitorLabel?: string;
  /** The success notice; by default "Successfully Sent Message!". */
  sentNotice?: string | undefined;
  /** Called after a message has been sent. */
  onSent?: () => void;
  /** Controlled: whether the dialog is open. Without it the button opens it. */
  open?: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** A class for the button. */
  className?: string;
}

/** Opens a message to a business; visitors log in first. Nothing for a reader of the business that one acts for. */
export function MessageButton(props: MessageButtonProps) {
  const { recipient, businessName, next, disabled, whenOwn = "hidden" } = props;
  const t = useTranslate();
  const { visitorLabel = t(strings.logInToMessage), sentNotice, onSent } = props;
  const { variant, size, wide, icon, className, "aria-label": name } = props;
  const buttonProps = { variant, size, wide, icon, className, "aria-label": name };
  const mayEdit = useMayEdit();
  const { account, ended } = useActingAccount();
  const preview = usePreview();
  const [ownOpen, setOwnOpen] = useState(false);
  const [pressed, setAsked] = useState(false);
  const open = props.open ?? ownOpen;
  const asked = pressed || open;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    props.onOpenChange?.(next);
  };
  const own = account === recipient;
  if ((own && whenOwn === "hidden") || !mayEdit) return null;
  // A login after a logout starts again.
  if (account === undefined && (pressed || ownOpen)) {
    setAsked(false);
    setOwnOpen(false);
  }
  if (preview) {
    return (
      <Button {...buttonProps} disabled>
        {account === undefined ? visitorLabel : t(strings.writeMessage)}
      </Button>
    );
  }
  // A draft survives the end of its session.
  if (account === undefined || (ended && !asked)) {
    const path = encodeURIComponent(next ?? `/messages?recipient=${recipient}`);
    return (
      <LinkButton {...buttonProps} to={`/login?message&next=${path}`}>
        {visitorLabel}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        {...buttonProps}
        disabled={own || disabled}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t(strings.writeMessage)}
      </Button>
      {asked && (
        <Suspense>
          <MessageDialog
            open={open}
            onOpenChange={setOpen}
            recipient={recipient}
            businessName={businessName}
            sentNotice={sentNotice}
            onSent={onSent}
          />
        </Suspense>
      )}
    </>
  );
}
