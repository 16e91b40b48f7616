import { useState } from "react";
import { useAuthor } from "../../provider/useAuthor.ts";
import type { Ad } from "../ad.ts";

interface Edited {
  ad: Ad;
  account: number | undefined;
  open: boolean;
}

/** The ad that is being changed. The end of a session leaves it open; a logout or another account's login closes it. */
export function useEditedAd() {
  const { account } = useAuthor();
  const [edited, setEdited] = useState<Edited>();
  if (edited?.open && edited.account !== account) setEdited({ ...edited, open: false });
  return {
    ad: edited?.ad,
    open: edited?.open ?? false,
    edit: (ad: Ad) => setEdited({ ad, account, open: true }),
    setOpen: (open: boolean) => setEdited((now) => now && { ...now, open }),
  };
}
