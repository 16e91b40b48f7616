import type { LocalizedString } from "@foodshed/sdk/locale";
import { useId, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { Tabs } from "../../primitives/Tabs/Tabs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { frameSnippet, type Snippet, scriptSnippet, wordPressBlock } from "../snippets.ts";
import * as css from "./EmbedCode.css.ts";

type EmbedFormat = "script" | "iframe" | "wordpress";

interface CodeForm {
  write: (snippet: Snippet) => string;
  /** Where it is pasted. */
  where: LocalizedString;
}

const formats: Record<EmbedFormat, CodeForm & { label: string }> = {
  script: {
    label: "Script",
    write: scriptSnippet,
    where: strings.whereScript,
  },
  iframe: {
    label: "iframe",
    write: frameSnippet,
    where: strings.whereFrame,
  },
  wordpress: {
    label: "WordPress",
    write: scriptSnippet,
    where: strings.whereWordPress,
  },
};

/** The same for WordPress, inside block comments. */
const wholeBlock: CodeForm = {
  write: wordPressBlock,
  where: strings.whereBlock,
};

export interface EmbedCodeProps {
  snippet: Omit<Snippet, "pinned">;
  /** The pinned script; not offered when left out. */
  pinned?: Snippet["pinned"];
}

/** The code to copy, in the format for the partner's site. */
export function EmbedCode({ snippet, pinned }: EmbedCodeProps) {
  const t = useTranslate();
  const [format, setFormat] = useState<EmbedFormat>("script");
  const [isPinned, setPinned] = useState(false);
  const [blockForm, setBlockForm] = useState<"inside" | "block">("inside");
  const [copied, setCopied] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { write, where } = format === "wordpress" && blockForm === "block" ? wholeBlock : formats[format];
  const code = write({ ...snippet, pinned: isPinned ? pinned : undefined });
  const copy = async () => {
    area.current?.select();
    try {
      await navigator.clipboard.writeText(code);
      setCopied(t(strings.copied));
    } catch {
      setCopied(t(strings.cannotCopy));
    }
  };
  return (
    <section aria-label={t(strings.code)}>
      <Tabs<EmbedFormat>
        label={t(strings.formOfCode)}
        variant="segments"
        value={format}
        onValueChange={(next) => {
          setFormat(next);
          setCopied("");
        }}
        tabs={(Object.keys(formats) as EmbedFormat[]).map((value) => ({
          value,
          label: formats[value].label,
        }))}
      >
        <div className={css.panel}>
          {format === "wordpress" && (
            <RadioGroup
              label={t(strings.codeForWordPress)}
              value={blockForm}
              onValueChange={(next) => {
                setBlockForm(next);
                setCopied("");
              }}
              options={[
                { value: "inside", label: t(strings.insideBlock) },
                { value: "block", label: t(strings.blockItself) },
              ]}
            />
          )}
          <p className={text.small} id={`${id}-where`}>
            {t(where)}
          </p>
          <textarea
            ref={area}
            className={css.code}
            aria-label={t(strings.codeToCopy)}
            aria-describedby={`${id}-where`}
            readOnly
            rows={6}
            spellCheck={false}
            value={code}
          />
          {pinned && format !== "iframe" && (
            <CheckboxField
              label={t(strings.pin)}
              hint={t(strings.pinHint, { version: pinned.version })}
              checked={isPinned}
              onChange={(event) => setPinned(event.currentTarget.checked)}
            />
          )}
          <div className={css.actions}>
            <Button onClick={copy}>{t(strings.copyCode)}</Button>
            <span role="status" className={text.small}>
              {copied}
            </span>
          </div>
        </div>
      </Tabs>
    </section>
  );
}
