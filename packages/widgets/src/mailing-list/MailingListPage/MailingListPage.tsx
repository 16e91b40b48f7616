import { useEffect } from "react";
import * as accounts from "../../accounts/generated/strings.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import { emailInFragment } from "../emailInFragment.ts";
import * as strings from "../generated/strings.ts";
import { MailingListFields } from "../MailingListFields.tsx";
import { useMailingList } from "../useMailingList.ts";
import * as css from "./MailingListPage.css.ts";

/** The page that subscribes to the mailing list, prefilled with the address that its fragment names. */
export function MailingListPage() {
  const t = useTranslate();
  const list = useMailingList();
  const { setValue, getValues } = list.form;
  useEffect(() => {
    const email = emailInFragment(location.hash);
    if (email && !getValues("email")) setValue("email", email);
  }, [setValue, getValues]);
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t(strings.join)}</h1>
      <p className={css.lead}>{t(strings.invitation)}</p>
      <form method="post" noValidate className={css.form} onSubmit={list.submit}>
        <noscript>
          <p className={text.body}>{t(accounts.needsJavaScript)}</p>
        </noscript>
        <MailingListFields {...list} />
        <div>
          {list.state === "success" ? (
            <LinkButton to="/search">{t(strings.lookAround)}</LinkButton>
          ) : (
            <Button type="submit" busy={list.state === "loading"}>
              {t(strings.subscribe)}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
