import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { formatCount } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { useQuery } from "../../provider/useQuery.ts";
import * as page from "../page.css.ts";
import * as strings from "./generated/strings.ts";

type Fault = Schema<"AuditChainFault">;

/** The server computes every hash again: long records take a while. */
const TIMEOUT_MS = 120_000;

/** Whether every entry of the record is what was written, or the first that is not. Verified when the page opens. */
export function ChainState() {
  const t = useTranslate();
  const { data, error, isLoading, isRefreshing, retry } = useQuery(["checkAuditChain"], (client) =>
    client.GET("/accounts/audit_chain/", { timeoutMs: TIMEOUT_MS }),
  );
  const isChecking = isLoading || isRefreshing;
  const fault = data?.fault;
  return (
    <section aria-label={t(strings.chain)} className={page.head}>
      {isLoading && (
        <p role="status" className={page.soft}>
          {t(strings.chainChecking)}
        </p>
      )}
      {!isLoading && (
        <FormStatus
          {...(error
            ? { error: t(strings.chainFailed, { reason: error.message }) }
            : fault
              ? { error: t(strings.chainBroken, { fault: sentenceOf(fault, t) }) }
              : data && { success: t(strings.chainWhole, { count: data.entries }) })}
        />
      )}
      {!error && fault && <p className={page.about}>{t(strings.chainBrokenHint)}</p>}
      <div className={page.actions}>
        <Button variant="secondary" size="sm" busy={isChecking} onClick={retry}>
          {t(strings.verifyAgain)}
        </Button>
      </div>
    </section>
  );
}

const sentences: Readonly<Record<Fault["reason"], LocalizedString<{ entry: string | number }>>> = {
  changed: strings.faultChanged,
  details_changed: strings.faultDetailsChanged,
  missing: strings.faultMissing,
  end_missing: strings.faultEndMissing,
  end_changed: strings.faultEndChanged,
  beginning_missing: strings.faultBeginningMissing,
  unchained: strings.faultUnchained,
};

function sentenceOf({ seq, id, reason }: Fault, t: WidgetTranslate): string {
  const entry =
    seq !== null
      ? t(strings.entryNumbered, { seq: formatCount(seq, t.locale) })
      : id !== null
        ? t(strings.entryOfRow, { id: formatCount(id, t.locale) })
        : t(strings.entryUnknown);
  return t(sentences[reason], { entry });
}
