import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { SearchParameters } from "../searchParameters.ts";
import { searchPath } from "../searchUrl.ts";

// A form, its rules and a dialog, for the few who open it.
const SaveSearchDialog = lazy(() =>
  import("./SaveSearchDialog.tsx").then((module) => ({ default: module.SaveSearchDialog })),
);

export interface SaveSearchButtonProps {
  parameters: SearchParameters;
  /** Only this network's members, by the organization's slug. */
  network?: string | undefined;
  label?: string;
}

/** Keeps a search and asks for mails of what is new in it; visitors log in first and come back to it. */
export function SaveSearchButton({ parameters, network, label: ownLabel }: SaveSearchButtonProps) {
  const t = useTranslate();
  const label = ownLabel ?? t(strings.saveSearch);
  const account = useSession()?.account_id;
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (account === undefined) {
    return (
      <LinkButton
        to={`/login?next=${encodeURIComponent(searchPath(parameters))}`}
        variant="secondary"
        size="sm"
      >
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
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
          <SaveSearchDialog
            // Another search is another form.
            key={`${account} ${searchPath(parameters)}`}
            parameters={parameters}
            network={network}
            open={open}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
