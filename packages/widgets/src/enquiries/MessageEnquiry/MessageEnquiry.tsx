import type { Schema } from "@foodshed/sdk";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./MessageEnquiry.css.ts";

const AnswerEnquiryDialog = lazy(() =>
  import("../AnswerEnquiry/AnswerEnquiryDialog.tsx").then((module) => ({
    default: module.AnswerEnquiryDialog,
  })),
);

export interface MessageEnquiryProps {
  enquiry: NonNullable<Schema<"Message">["enquiry"]>;
  /** Whether the reader wrote the message. */
  mine: boolean;
}

/** Below a message that belongs to an enquiry: the way to answer it, or to all its answers. */
export function MessageEnquiry({ enquiry: { id, part }, mine }: MessageEnquiryProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const mayEdit = useMayEdit();
  const sentByReader = mine !== (part === "answer");
  if (sentByReader) {
    return (
      <p className={css.part}>
        {linkTo(`/enquiries/${id}`)(t(part === "answer" ? strings.compareAnswers : strings.seeAnswers))}
      </p>
    );
  }
  if (!mayEdit || (part !== "request" && part !== "reminder")) return null;
  return (
    <div className={css.part}>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t(strings.answerEnquiry)}
      </Button>
      {asked && (
        <Suspense>
          <AnswerEnquiryDialog id={id} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
