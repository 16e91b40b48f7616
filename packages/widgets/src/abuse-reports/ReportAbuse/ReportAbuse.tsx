import type { Schema } from "@foodshed/sdk";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

// Few open it.
const ReportAbuseDialog = lazy(() =>
  import("./ReportAbuseDialog.tsx").then((module) => ({ default: module.ReportAbuseDialog })),
);

export interface ReportAbuseProps {
  /** What is reported. */
  kind: Schema<"AbuseReportKind">;
  /** Its id. */
  id: number;
}

const TITLES = {
  profile: strings.reportProfile,
  classified: strings.reportClassified,
  message: strings.reportMessage,
} as const;

/** A button that reports a profile, a classified or a message to the administrators. */
export function ReportAbuse({ kind, id }: ReportAbuseProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const title = t(TITLES[kind]);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={title}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        {t(strings.report)}
      </Button>
      {wasOpen && (
        <Suspense>
          <ReportAbuseDialog kind={kind} id={id} title={title} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
