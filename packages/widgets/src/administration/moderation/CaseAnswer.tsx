import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { Part } from "../AdministrationPage.tsx";
import * as page from "../page.css.ts";
import { DecisionForm } from "./DecisionForm.tsx";
import * as strings from "./generated/strings.ts";
import * as css from "./moderation.css.ts";

interface Props {
  one: Schema<"ModerationCase">;
  onChanged: () => void;
}

/** What can be done with a case now: decide it, answer its appeal, or open it again. */
export function CaseAnswer({ one, onChanged }: Props) {
  if (one.state === "open") return <DecisionForm one={one} onChanged={onChanged} />;
  const appealed = one.decisions.find(({ appeal }) => appeal?.state === "waiting");
  return (
    <div className={css.context}>
      {appealed && <AppealForm one={one} decision={appealed} onChanged={onChanged} />}
      <ReopenForm one={one} onChanged={onChanged} />
    </div>
  );
}

function AppealForm({ one, decision, onChanged }: Props & { decision: Schema<"ModerationDecision"> }) {
  const t = useTranslate();
  const { notify } = useNotices();
  const [outcome, setOutcome] = useState<"upheld" | "reversed">();
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const decide = useMutation(
    (client, body: Schema<"DecideModerationAppealRequest">) =>
      client.POST("/moderation/appeals/decide/", { body }),
    () => {
      notify(t(strings.appealDone));
      onChanged();
    },
  );
  const { appeal } = decision;
  if (!appeal) return null;
  return (
    <Part title={t(strings.appeal)}>
      <blockquote className={css.reported}>{appeal.words}</blockquote>
      {decision.by_you && (
        <p role="note">{t(one.other_administrators ? strings.ownDecision : strings.ownDecisionAlone)}</p>
      )}
      <form
        method="post"
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (outcome && note.trim()) void decide.run({ id: appeal.id, outcome, note: note.trim() });
        }}
      >
        <RadioGroup
          label={t(strings.appealOutcome)}
          name="outcome"
          value={outcome ?? null}
          onValueChange={setOutcome}
          options={[
            { value: "reversed", label: t(strings.outcomeReversed) },
            { value: "upheld", label: t(strings.outcomeUpheld) },
          ]}
          error={tried && !outcome ? t(strings.chooseOutcome) : undefined}
        />
        <TextArea
          label={t(strings.appealNote)}
          rows={3}
          limit={1000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          error={tried && !note.trim() ? t(strings.sayWhy) : undefined}
        />
        <FormStatus error={decide.problem?.message} />
        <Button type="submit" busy={decide.isPending}>
          {t(strings.answerAppeal)}
        </Button>
      </form>
    </Part>
  );
}

function ReopenForm({ one, onChanged }: Props) {
  const t = useTranslate();
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const reopen = useMutation(
    (client, body: Schema<"ReopenModerationCaseRequest">) => client.POST("/moderation/reopen/", { body }),
    onChanged,
  );
  return (
    <Part title={t(strings.reopen)}>
      <p className={page.soft}>{t(strings.reopenAbout)}</p>
      <form
        method="post"
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason.trim()) void reopen.run({ id: one.id, reason: reason.trim() });
        }}
      >
        <TextArea
          label={t(strings.reopenReason)}
          rows={2}
          limit={1000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={tried && !reason.trim() ? t(strings.sayWhy) : undefined}
        />
        <FormStatus error={reopen.problem?.message} />
        <Button type="submit" variant="quiet" busy={reopen.isPending}>
          {t(strings.reopen)}
        </Button>
      </form>
    </Part>
  );
}
