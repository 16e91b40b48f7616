import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button, type ButtonKind, type ButtonSize } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useAuthor } from "../../provider/useAuthor.ts";

// Most who see the button never press it.
const MessageDialog = lazy(() =>
  import("../MessageDialog/MessageDialog.tsx").then((module) => ({ default: module.MessageDialog })),
);

export interface MessageButtonProps {
  /** The account that is written to. */
  recipient: number;
  /** Its name. */
  businessName: string;
  /** The path of the site that a visitor comes back to after logging in; the conversation unless told. */
  next?: string;
  /** Nothing can be sent, for example because the conversation is blocked. */
  disabled?: boolean;
  /** What one's own business has instead of a letter to oneself. */
  whenOwn?: "hidden" | "disabled";
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  /** Names the button where several stand on one page. */
  "aria-label"?: string;
  /** What stands on it for a visitor, whom it leads to the login. */
  visitorLabel?: string;
  /** What is said when a message has been sent; "Successfully Sent Message!" unless told. */
  sentNotice?: string | undefined;
  onSent?: () => void;
}

/** Opens a message to a business; visitors log in first. */
export function MessageButton(props: MessageButtonProps) {
  const { recipient, businessName, next, disabled, whenOwn = "hidden" } = props;
  const { visitorLabel = "Log In to Message", sentNotice, onSent } = props;
  const { kind, size, wide, icon, "aria-label": name } = props;
  const look = { kind, size, wide, icon, "aria-label": name };
  const { account, ended } = useAuthor();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const own = account === recipient;
  if (own && whenOwn === "hidden") return null;
  // Whoever logs in after a logout begins anew.
  if (account === undefined && asked) {
    setAsked(false);
    setOpen(false);
  }
  // A message that is being written outlives its session.
  if (account === undefined || (ended && !asked)) {
    const path = encodeURIComponent(next ?? `/messages?recipient=${recipient}`);
    return (
      <LinkButton {...look} to={`/login?message&next=${path}`}>
        {visitorLabel}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        {...look}
        disabled={own || disabled}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Message
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
