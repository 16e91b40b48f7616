import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as css from "../decisions.css.ts";
import * as strings from "../generated/strings.ts";

export interface AppealFormProps {
  /** Sends the appeal. */
  onSend: (words: string) => void;
  busy: boolean;
  /** Why the server refused it. */
  error: string | undefined;
  autoFocus?: boolean;
}

/** Asks why a decision is wrong. */
export function AppealForm({ onSend, busy, error, autoFocus = false }: AppealFormProps) {
  const t = useTranslate();
  const [words, setWords] = useState("");
  const [tried, setTried] = useState(false);
  return (
    <form
      method="post"
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (words.trim()) onSend(words.trim());
      }}
    >
      <div className={css.wide}>
        <TextArea
          label={t(strings.appealWords)}
          hint={t(strings.appealHint)}
          rows={4}
          limit={2000}
          autoFocus={autoFocus}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          error={tried && !words.trim() ? t(strings.appealWordsNeeded) : undefined}
        />
      </div>
      <FormStatus error={error} />
      <Button type="submit" busy={busy}>
        {t(strings.sendAppeal)}
      </Button>
    </form>
  );
}
