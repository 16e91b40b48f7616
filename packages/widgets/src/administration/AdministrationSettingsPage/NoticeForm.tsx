import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as page from "../page.css.ts";
import { ChangedBy, type Report } from "./ChangedBy.tsx";
import * as strings from "./generated/strings.ts";
import { useUpdateSettings } from "./useSettings.ts";

const SENTENCE = 300;

/** A sentence for everybody, in both languages, for a while. */
export function NoticeForm({ report }: { report: Report }) {
  const t = useTranslate();
  const { notice } = report.values;
  const update = useUpdateSettings();
  const [problem, setProblem] = useState<string>();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? "").trim();
    const [en, fr] = [text("en"), text("fr")];
    if (!en || !fr) return setProblem(t(strings.bothLanguages));
    setProblem(undefined);
    void update.run({ notice: { en, fr, from: toMoment(text("from")), until: toMoment(text("until")) } });
  }
  return (
    <form className={page.section} onSubmit={send} noValidate>
      <FormStatus error={problem ?? update.problem?.message} />
      <TextArea
        label={t(strings.inEnglish)}
        name="en"
        rows={2}
        limit={SENTENCE}
        defaultValue={notice?.en}
        lang="en-CA"
      />
      <TextArea
        label={t(strings.inFrench)}
        name="fr"
        rows={2}
        limit={SENTENCE}
        defaultValue={notice?.fr}
        lang="fr-CA"
      />
      <div className={page.filters}>
        <TextField
          type="datetime-local"
          label={t(strings.from)}
          name="from"
          optional
          defaultValue={toField(notice?.from)}
        />
        <TextField
          type="datetime-local"
          label={t(strings.until)}
          name="until"
          optional
          defaultValue={toField(notice?.until)}
        />
      </div>
      <ChangedBy report={report} name="notice" />
      <div className={page.actions}>
        <Button type="submit" busy={update.isPending}>
          {t(strings.showNotice)}
        </Button>
        {notice && (
          <Button
            variant="secondary"
            busy={update.isPending}
            onClick={() => void update.run({ notice: null })}
          >
            {t(strings.takeAway)}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A field has the time of the device, the server that of the world. */
const toMoment = (value: string) => (value ? new Date(value).toISOString() : null);

function toField(moment: string | null | undefined): string {
  if (!moment) return "";
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
