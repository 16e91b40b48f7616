import type { Schema } from "@foodshed/sdk";
import { ABUSE_REPORT_DETAILS_MAX_LENGTH, ABUSE_REPORT_REASONS } from "@foodshed/sdk/vocabulary";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as strings from "../generated/strings.ts";
import { type AbuseReportValues, abuseReportSchema } from "./abuseReport.ts";
import * as css from "./ReportAbuseDialog.css.ts";

const REASONS = {
  spam: strings.spam,
  misleading: strings.misleading,
  offensive: strings.offensive,
  fraud: strings.fraud,
  illegal: strings.illegal,
  other: strings.other,
} as const;

export interface ReportAbuseDialogProps {
  /** What is reported. */
  kind: Schema<"AbuseReportKind">;
  id: number;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks what is wrong. What was typed stays when the report could not be sent. */
export function ReportAbuseDialog({ kind, id, title, open, onOpenChange }: ReportAbuseDialogProps) {
  const t = useTranslate();
  const { notify } = useNotices();
  const { register, handleSubmit, formState, reset } = useSchemaForm<AbuseReportValues>(abuseReportSchema, {
    defaultValues: { details: "" },
  });
  const report = useMutation(
    (client, values: AbuseReportValues) => client.POST("/abuse_reports/", { body: { kind, id, ...values } }),
    () => {
      notify(t(strings.reported));
      close(false);
    },
  );
  const close = (next: boolean) => {
    report.reset();
    if (!next) reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={t(strings.reportHelp)}
      size="sm"
      busy={report.isPending}
    >
      <form method="post" noValidate className={css.form} onSubmit={handleSubmit(report.run)}>
        <RadioGroup
          label={t(strings.whatIsWrong)}
          options={ABUSE_REPORT_REASONS.map((value) => ({ value, label: t(REASONS[value]) }))}
          error={formState.errors.reason?.message}
          {...register("reason")}
        />
        <TextArea
          label={t(strings.details)}
          rows={3}
          limit={ABUSE_REPORT_DETAILS_MAX_LENGTH}
          error={formState.errors.details?.message}
          {...register("details")}
        />
        <FormStatus error={report.problem?.message} />
        <DialogActions>
          <Button variant="quiet" disabled={report.isPending} onClick={() => close(false)}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" busy={report.isPending}>
            {t(strings.send)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
