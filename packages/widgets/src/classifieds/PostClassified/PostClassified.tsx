import { CLASSIFIEDS_REFRESH_MS } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useEffect, useState } from "react";
import { Button, type ButtonVariant } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./PostClassified.css.ts";

// Loaded lazily: the form, its schema and the dialog are larger than the board.
const CreateClassifiedDialog = lazy(() =>
  import("../CreateClassifiedDialog/CreateClassifiedDialog.tsx").then((module) => ({
    default: module.CreateClassifiedDialog,
  })),
);

export interface PostClassifiedProps {
  /** Called when the new classified is published. */
  onPosted?: () => void;
  /** The label of the button. */
  label?: string;
  /** The emphasis of the button. */
  variant?: ButtonVariant;
  /** It is the board's own: on phones it is stuck to the lower edge of the screen, and the address `#post` opens the form at once. */
  thumb?: boolean;
  /** The owner of the classified, when it is a managed business; by default the member's own business. */
  profileId?: number;
}

/** Opens the form for a new ad; visitors register first. Nothing for a reader of the business. */
export function PostClassified({
  onPosted,
  label: ownLabel,
  variant = "primary",
  profileId,
  thumb = false,
}: PostClassifiedProps) {
  const t = useTranslate();
  const label = ownLabel ?? t(strings.post);
  const mayEdit = useMayEdit();
  const { account, ended } = useActingAccount();
  const stuck = thumb ? { className: css.thumb } : {};
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!thumb || account === undefined || window.location.hash !== "#post") return;
    setAsked(true);
    setOpen(true);
  }, [thumb, account]);
  // A login after a logout starts again.
  if (account === undefined && asked) {
    setAsked(false);
    setOpen(false);
  }
  if (!mayEdit) return null;
  // A draft survives the end of its session.
  if (account === undefined || (ended && !asked)) {
    return (
      <LinkButton to="/register" variant={variant} size="sm" {...stuck}>
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        {...stuck}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {asked && (
        <Suspense>
          <CreateClassifiedDialog
            open={open}
            onOpenChange={setOpen}
            {...(profileId === undefined ? {} : { profileId })}
            onCreated={() => setTimeout(() => onPosted?.(), CLASSIFIEDS_REFRESH_MS)}
          />
        </Suspense>
      )}
    </>
  );
}
