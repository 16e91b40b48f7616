import { CLASSIFIEDS_REFRESH_MS } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useState } from "react";
import { Button, type ButtonVariant } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";

// The form, its rules and the dialog weigh more than a whole board.
const CreateClassifiedDialog = lazy(() =>
  import("../CreateClassifiedDialog/CreateClassifiedDialog.tsx").then((module) => ({
    default: module.CreateClassifiedDialog,
  })),
);

export interface PostClassifiedProps {
  /** Called when a new ad can be read. */
  onPosted?: () => void;
  label?: string;
  variant?: ButtonVariant;
  /** Whose ad it will be: a business one manages. Left out, one's own. */
  profileId?: number;
}

/** Opens the form for a new ad; visitors register first. */
export function PostClassified({
  onPosted,
  label = "Post a Classified",
  variant = "primary",
  profileId,
}: PostClassifiedProps) {
  const { account, ended } = useActingAccount();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  // A login after a logout starts again.
  if (account === undefined && asked) {
    setAsked(false);
    setOpen(false);
  }
  // An ad that is being written outlives its session.
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
