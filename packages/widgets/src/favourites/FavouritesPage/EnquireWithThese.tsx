import type { Schema } from "@foodshed/sdk";
import { ENQUIRY_MAX_RECIPIENTS } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { MessageIcon } from "../../brand/icons/signs.tsx";
import {
  type ChosenBusiness,
  chooseBusinesses,
  useChosenBusinesses,
} from "../../enquiries/chosenBusinesses.ts";
import { EnquiryDock } from "../../enquiries/EnquiryBar/EnquiryDock.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import * as strings from "../generated/strings.ts";

export interface EnquireWithTheseProps {
  list: Schema<"FavouriteList">;
  items: readonly Schema<"FavouriteItem">[];
}

/** Opens an enquiry to the businesses of a list: to those chosen in it, else to all, up to ten. */
export function EnquireWithThese({ list, items }: EnquireWithTheseProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const { account } = useActingAccount();
  const [writing, setWriting] = useState(false);
  const chosen = useChosenBusinesses();
  const businesses = items.flatMap(({ profile }): ChosenBusiness[] =>
    profile && profile.account_id !== account
      ? [{ id: profile.account_id, name: profile.business_name }]
      : [],
  );
  const ticked = businesses.filter(({ id }) => chosen.some((one) => one.id === id));
  const recipients = (ticked.length > 0 ? ticked : businesses).slice(0, ENQUIRY_MAX_RECIPIENTS);
  const isCut = ticked.length === 0 && businesses.length > ENQUIRY_MAX_RECIPIENTS;
  return (
    <>
      {recipients.length > 0 && (
        <Button
          size="sm"
          icon={<MessageIcon size="1.05em" />}
          onClick={() => {
            chooseBusinesses(recipients);
            setWriting(true);
            if (isCut) notify(t(strings.firstTen), "info");
          }}
        >
          {t(strings.enquireWithThese, { count: recipients.length })}
        </Button>
      )}
      <EnquiryDock next={`/favourites/${list.id}`} writing={writing} onWritingChange={setWriting} />
    </>
  );
}
