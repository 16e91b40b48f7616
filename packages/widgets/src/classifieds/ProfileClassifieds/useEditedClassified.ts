import { useState } from "react";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import type { ClassifiedSummary } from "../classifiedSummary.ts";

interface Edited {
  classified: ClassifiedSummary;
  account: number | undefined;
  open: boolean;
}

/** The classified that is being edited. The end of a session leaves it open; a logout or another account's login closes it. */
export function useEditedClassified() {
  const { account } = useActingAccount();
  const [edited, setEdited] = useState<Edited>();
  if (edited?.open && edited.account !== account) setEdited({ ...edited, open: false });
  return {
    classified: edited?.classified,
    open: edited?.open ?? false,
    edit: (classified: ClassifiedSummary) => setEdited({ classified, account, open: true }),
    setOpen: (open: boolean) => setEdited((now) => now && { ...now, open }),
  };
}
