import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as page from "../page.css.ts";
import { ChangedBy, type Report } from "./ChangedBy.tsx";
import * as strings from "./generated/strings.ts";
import { useUpdateSettings } from "./useSettings.ts";

const SENTENCE = 300;

/** Whether businesses may sign themselves up, and what they read when they may not. */
export function RegistrationForm({ report }: { report: Report }) {
  const t = useTranslate();
  const { registration } = report.values;
  const update = useUpdateSettings();
  const [open, setOpen] = useState(registration.open);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: "en" | "fr") => String(values.get(name) ?? registration[name]).trim();
    void update.run({ registration: { open, en: text("en"), fr: text("fr") } });
  }
  return (
    <form className={page.section} onSubmit={send} noValidate>
      <FormStatus error={update.problem?.message} />
      <CheckboxField
        label={t(strings.registrationOpen)}
        checked={open}
        onChange={({ currentTarget }) => setOpen(currentTarget.checked)}
      />
      {!open && (
        <fieldset className={page.group}>
          <legend>{t(strings.whyClosed)}</legend>
          <TextArea
            label={t(strings.inEnglish)}
            name="en"
            rows={2}
            limit={SENTENCE}
            optional
            defaultValue={registration.en}
            lang="en-CA"
          />
          <TextArea
            label={t(strings.inFrench)}
            name="fr"
            rows={2}
            limit={SENTENCE}
            optional
            defaultValue={registration.fr}
            lang="fr-CA"
          />
        </fieldset>
      )}
      <ChangedBy report={report} name="registration" />
      <div className={page.actions}>
        <Button type="submit" variant="secondary" busy={update.isPending}>
          {t(strings.save)}
        </Button>
      </div>
    </form>
  );
}
