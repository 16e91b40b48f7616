import type { Schema } from "@foodshed/sdk";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { SelectField } from "../../primitives/Field/SelectField.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { Part } from "../AdministrationPage.tsx";
import * as page from "../page.css.ts";
import { type DecisionValues, decisionSchema, toRequest } from "./decisionForm.ts";
import * as strings from "./generated/strings.ts";
import * as css from "./moderation.css.ts";
import { actions, isSuspension, reasons, reasonsFor } from "./words.ts";

interface Props {
  one: Schema<"ModerationCase">;
  onChanged: () => void;
}

type Request = Schema<"DecideModerationCaseRequest">;

/** Asks what is done and why, shows what each side is told, and then decides. */
export function DecisionForm({ one, onChanged }: Props) {
  const t = useTranslate();
  const { notify } = useNotices();
  const [request, setRequest] = useState<Request>();
  const { register, handleSubmit, watch, formState } = useSchemaForm<DecisionValues>(decisionSchema, {
    defaultValues: { days: "7", note: "" },
  });
  const preview = useMutation((client, body: Request) => client.POST("/moderation/preview/", { body }));
  const decide = useMutation(
    (client, body: Request) => client.POST("/moderation/decide/", { body }),
    () => {
      notify(t(strings.decided));
      onChanged();
    },
  );
  const action = watch("action");
  const { errors } = formState;
  const show = (values: DecisionValues) => {
    const asked = toRequest(one.id, values);
    setRequest(asked);
    decide.reset();
    return preview.run(asked);
  };
  const notices = request && preview.data;
  return (
    <Part title={t(strings.decide)}>
      <form
        method="post"
        noValidate
        className={css.form}
        onChange={() => setRequest(undefined)}
        onSubmit={handleSubmit(show)}
      >
        <RadioGroup
          label={t(strings.whatIsDone)}
          options={one.actions.map((value) => ({ value, label: t(actions[value]) }))}
          error={errors.action?.message}
          {...register("action")}
        />
        {isSuspension(action) && (
          <TextField
            label={t(strings.days)}
            type="number"
            min={1}
            max={365}
            inputMode="numeric"
            error={errors.days?.message}
            {...register("days")}
          />
        )}
        <SelectField
          label={t(strings.reason)}
          placeholder={t(strings.chooseReason)}
          options={reasonsFor(action ?? "warn").map((value) => ({ value, label: t(reasons[value]) }))}
          error={errors.reason?.message}
          {...register("reason")}
        />
        <TextArea
          label={t(strings.note)}
          hint={t(strings.noteHint)}
          rows={3}
          limit={1000}
          error={errors.note?.message}
          {...register("note")}
        />
        <FormStatus error={preview.problem?.message} />
        {!notices && (
          <Button type="submit" busy={preview.isPending}>
            {t(strings.preview)}
          </Button>
        )}
      </form>
      {notices && (
        <div className={css.form}>
          <Told
            title={t(strings.authorIsTold)}
            notice={notices.author}
            nothing={t(strings.authorIsToldNothing)}
            focus
          />
          <Told
            title={t(strings.reporterIsTold)}
            notice={notices.reporter}
            nothing={t(strings.noReporterIsTold)}
          />
          <FormStatus error={decide.problem?.message} />
          <Button busy={decide.isPending} onClick={() => request && decide.run(request)}>
            {t(strings.decideNow)}
          </Button>
        </div>
      )}
    </Part>
  );
}

interface ToldProps {
  title: string;
  notice: Schema<"ModerationNotice"> | null;
  nothing: string;
  /** Whether it takes the focus when it appears. */
  focus?: boolean;
}

/** A mail as its reader gets it, in their language. */
function Told({ title, notice, nothing, focus = false }: ToldProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section className={page.card}>
      <h3 ref={heading} tabIndex={-1} className={css.told}>
        {title}
      </h3>
      {notice ? (
        <div lang={notice.language} className={css.paragraphs}>
          <p>
            <strong>{notice.subject}</strong>
          </p>
          {notice.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : (
        <p className={page.soft}>{nothing}</p>
      )}
    </section>
  );
}
