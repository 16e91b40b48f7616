import { useId, useRef, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { Tabs } from "../../primitives/Tabs/Tabs.tsx";
import { text } from "../../theme/text.css.ts";
import { frameSnippet, type Snippet, scriptSnippet, wordPressBlock } from "../snippets.ts";
import * as css from "./EmbedCode.css.ts";

type EmbedFormat = "script" | "iframe" | "wordpress";

interface CodeForm {
  write: (snippet: Snippet) => string;
  /** Where it is pasted. */
  where: string;
}

const formats: Record<EmbedFormat, CodeForm & { label: string }> = {
  script: {
    label: "Script",
    write: scriptSnippet,
    where: "Paste it where the widget should appear. One script is enough for any number of widgets.",
  },
  iframe: {
    label: "iframe",
    write: frameSnippet,
    where:
      "For site builders that take frames only. Without the script the frame keeps its height and scrolls.",
  },
  wordpress: {
    label: "WordPress",
    write: scriptSnippet,
    where:
      "Add a Custom HTML block to your page and paste this into it. Your user must be allowed to add scripts, as administrators are, and editors on a single site.",
  },
};

/** The same for WordPress, inside block comments. */
const wholeBlock: CodeForm = {
  write: wordPressBlock,
  where:
    "The block itself, for the code editor or an empty place of the page: it becomes a Custom HTML block. Inside such a block it would be lost when the page is saved again.",
};

export interface EmbedCodeProps {
  snippet: Omit<Snippet, "pinned">;
  /** The pinned script; not offered when left out. */
  pinned?: Snippet["pinned"];
}

/** The code to copy, in the format for the partner's site. */
export function EmbedCode({ snippet, pinned }: EmbedCodeProps) {
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
      setCopied("Copied.");
    } catch {
      setCopied("Your browser does not let us copy: press Ctrl+C, or ⌘C on a Mac.");
    }
  };
  return (
    <section aria-label="Code">
      <Tabs<EmbedFormat>
        label="Form of the code"
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
              label="Code for WordPress"
              value={blockForm}
              onValueChange={(next) => {
                setBlockForm(next);
                setCopied("");
              }}
              options={[
                { value: "inside", label: "For inside a Custom HTML block" },
                { value: "block", label: "The block itself" },
              ]}
            />
          )}
          <p className={text.small} id={`${id}-where`}>
            {where}
          </p>
          <textarea
            ref={area}
            className={css.code}
            aria-label="Code to copy"
            aria-describedby={`${id}-where`}
            readOnly
            rows={6}
            spellCheck={false}
            value={code}
          />
          {pinned && format !== "iframe" && (
            <CheckboxField
              label="Pin this version"
              hint={`Version ${pinned.version}, checked by your visitors’ browsers before it runs. It never changes, and gets no repairs.`}
              checked={isPinned}
              onChange={(event) => setPinned(event.currentTarget.checked)}
            />
          )}
          <div className={css.actions}>
            <Button onClick={copy}>Copy code</Button>
            <span role="status" className={text.small}>
              {copied}
            </span>
          </div>
        </div>
      </Tabs>
    </section>
  );
}
