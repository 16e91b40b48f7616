import type { Schema } from "@foodshed/sdk";
import { formatDateTime } from "@foodshed/sdk/vocabulary";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { download } from "../../reports/reportFiles.ts";
import * as strings from "../generated/strings.ts";
import type { AnswerRow } from "./answers.ts";
import { answersCsv } from "./answersCsv.ts";
import * as css from "./EnquiryPage.css.ts";
import type { useEnquiry } from "./useEnquiry.ts";

const CloseEnquiryDialog = lazy(() =>
  import("./CloseEnquiryDialog.tsx").then((module) => ({ default: module.CloseEnquiryDialog })),
);

export interface EnquiryActionsProps extends Pick<ReturnType<typeof useEnquiry>, "remind" | "close"> {
  enquiry: Schema<"Enquiry">;
  rows: readonly AnswerRow[];
}

/** Remind, close, and take the answers along. */
export function EnquiryActions({ enquiry, rows, remind, close }: EnquiryActionsProps) {
  const t = useTranslate();
  const mayEdit = useMayEdit();
  const [asked, setAsked] = useState(false);
  const [closing, setClosing] = useState(false);
  const from = enquiry.remind_from;
  const early = from !== null && Date.parse(from) > Date.now();
  return (
    <div>
      <FormStatus error={remind.problem?.message} />
      <div className={css.actions}>
        {mayEdit && from !== null && (
          <Button
            variant="secondary"
            busy={remind.isPending}
            disabled={early}
            aria-describedby={early ? "remind-from" : undefined}
            onClick={() => remind.run(undefined)}
          >
            {t(strings.remind)}
          </Button>
        )}
        {mayEdit && !enquiry.closed_at && (
          <Button
            variant="secondary"
            onClick={() => {
              setAsked(true);
              setClosing(true);
            }}
          >
            {t(strings.closeEnquiry)}
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={async () => download(await answersCsv(rows, t), `${t(strings.csvName)}-${enquiry.id}.csv`)}
        >
          {t(strings.downloadCsv)}
        </Button>
      </div>
      {mayEdit && early && (
        <p id="remind-from" className={css.note}>
          {t(strings.remindFrom, { time: formatDateTime(from, undefined, t.locale) })}
        </p>
      )}
      {enquiry.reminded_at && !enquiry.closed_at && (
        <p className={css.note}>
          {t(strings.remindedOn, { time: formatDateTime(enquiry.reminded_at, undefined, t.locale) })}
        </p>
      )}
      {asked && (
        <Suspense>
          <CloseEnquiryDialog
            open={closing && !enquiry.closed_at}
            onOpenChange={setClosing}
            enquiry={enquiry}
            close={close}
          />
        </Suspense>
      )}
    </div>
  );
}
