import type { Schema } from "@foodshed/sdk";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Tag } from "../../primitives/Tag/Tag.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./EmbedCheck.css.ts";

type Finding = Schema<"EmbedFinding">;

/** Opens a partner's page, and says what is wrong with the widgets there and how to mend it. */
export function EmbedCheck({ initial = "" }: { initial?: string | undefined }) {
  const t = useTranslate();
  const [url, setUrl] = useState(initial);
  const [missing, setMissing] = useState(false);
  const check = useMutation((client, address: string) =>
    client.POST("/embeds/check/", { body: { url: address }, timeoutMs: 60_000 }),
  );
  const { data, problem, status } = check;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(url.trim() === "");
    if (url.trim()) void check.run(url.trim());
  };
  const fieldError = missing ? t(strings.addressNeeded) : problem?.errors?.url?.[0];
  return (
    <section className={css.check} aria-labelledby="embed-check">
      <h2 id="embed-check" className={css.title}>
        {t(strings.checkPage)}
      </h2>
      <p className={text.body}>{t(strings.checkLead)}</p>
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          className={css.field}
          label={t(strings.pageAddress)}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          value={url}
          error={fieldError}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button type="submit" busy={status === "pending"}>
          {t(strings.checkThePage)}
        </Button>
      </form>
      <FormStatus error={problem && !fieldError ? problem.message : undefined} />
      <div role="status" className={text.body}>
        {status === "pending" && t(strings.openingPage)}
        {status === "success" && data && summary(data, t)}
      </div>
      {status === "success" && data && data.findings.length > 0 && (
        <ol className={css.findings}>
          {data.findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may have one finding twice, and the list never changes
            <FindingItem key={index} finding={finding} />
          ))}
        </ol>
      )}
    </section>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const t = useTranslate();
  const { excerpt, fix, line, message, severity } = finding;
  return (
    <li className={css.finding}>
      <p className={css.message}>
        <Tag tone={TONES[severity]}>{t(SEVERITIES[severity])}</Tag> {message}
      </p>
      <p className={css.fix}>{fix}</p>
      {excerpt && (
        <p className={css.place}>
          {line !== null && <span>{t(strings.inLine, { line })}</span>} <code translate="no">{excerpt}</code>
        </p>
      )}
    </li>
  );
}

function summary(
  { embeds, findings, url }: Schema<"EmbedReport">,
  t: ReturnType<typeof useTranslate>,
): string {
  const values = { url, count: embeds.length };
  return findings.length === 0
    ? t(strings.nothingWrong, values)
    : t(strings.foundSummary, { ...values, findings: findings.length });
}

const TONES = { error: "beet", warning: "squash", hint: "plain" } as const;

const SEVERITIES = {
  error: strings.severityError,
  warning: strings.severityWarning,
  hint: strings.severityHint,
} as const;
