import { CLASSIFIEDS_REFRESH_MS } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useState } from "react";
import { Button, type ButtonVariant } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import * as strings from "../generated/strings.ts";

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
  /** How much the button stands out. */
  variant?: ButtonVariant;
  /** The owner of the classified, when it is a managed business; by default the member's own business. */
  profileId?: number;
}

/** Opens the form for a new ad; visitors register first. */
export function PostClassified({
  onPosted,
  label: ownLabel,
  variant = "primary",
  profileId,
}: PostClassifiedProps) {
  const t = useTranslate();
  const label = ownLabel ?? t(strings.post);
  const { account, ended } = useActingAccount();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  // A login after a logout starts again.
  if (account === undefined && asked) {
    setAsked(false);
    setOpen(false);
  }
  // A draft survives the end of its session.
  if (account === undefined || (ended && !asked)) {
    return (
      <LinkButton to="/register" variant={variant} size="sm">
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        variant={variant}
        size="sm"
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
