import { lazy, Suspense, useState } from "react";
import { useSession } from "../../provider/host.tsx";
import { searchPath } from "../searchUrl.ts";
import type { SaveSearchDialogProps } from "./SaveSearchDialog.tsx";

// A form, its rules and a dialog, for the few who open it.
const SaveSearchDialog = lazy(() =>
  import("./SaveSearchDialog.tsx").then((module) => ({ default: module.SaveSearchDialog })),
);
const VisitorAlertDialog = lazy(() =>
  import("./VisitorAlertDialog.tsx").then((module) => ({ default: module.VisitorAlertDialog })),
);

/**
 * Keeps a search and asks for mails of what is new in it; who has no account gets them at an address that they confirm. The
 * buttons that open it come and go with the results, and it stays.
 */
export function SaveSearch(props: SaveSearchDialogProps) {
  const account = useSession()?.account_id;
  const [asked, setAsked] = useState(false);
  if (props.open && !asked) setAsked(true);
  if (!asked) return null;
  const Dialog = account === undefined ? VisitorAlertDialog : SaveSearchDialog;
  return (
    <Suspense>
      <Dialog
        // Another search is another form.
        key={`${account} ${searchPath(props.parameters)}`}
        {...props}
      />
    </Suspense>
  );
}
