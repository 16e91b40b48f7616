import { useState } from "react";
import { lookManual } from "../../embed/lookManual.ts";
import { embedManuals } from "../../embed/manuals.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { useDebouncedValue } from "../../primitives/useDebouncedValue.ts";
import { text, textLink } from "../../theme/text.css.ts";
import { AttributeFields } from "../AttributeFields/AttributeFields.tsx";
import { ContrastReport } from "../ContrastReport/ContrastReport.tsx";
import { EmbedCode } from "../EmbedCode/EmbedCode.tsx";
import { EmbedPreview } from "../EmbedPreview/EmbedPreview.tsx";
import { type EmbedVersions, framePath, reservedHeight } from "../snippets.ts";
import * as css from "./EmbedBuilder.css.ts";

export interface EmbedBuilderProps {
  /** The site's address, without a slash at its end. */
  origin: string;
  /** What there is to include; without it only the script that is kept up to date is offered. */
  versions?: EmbedVersions | undefined;
  /** The widget to begin with, by the last part of its tag. */
  widget?: string | undefined;
  /** Attributes to begin with, by name. */
  initial?: Readonly<Record<string, string>> | undefined;
}

const PAUSE_MS = 400;
const everything: Readonly<Record<string, string>> = {};

/** Puts a widget together for a partner's page, shows it there, and gives the code for it. */
export function EmbedBuilder({ origin, versions, widget, initial = everything }: EmbedBuilderProps) {
  const [name, setName] = useState(widget);
  const [values, setValues] = useState(initial);
  const settled = useDebouncedValue(values, PAUSE_MS);
  const manual = embedManuals.find((one) => one.name === name) ?? embedManuals[0];
  if (!manual) return null;
  const change = (attribute: string, value: string) => setValues((all) => ({ ...all, [attribute]: value }));
  const missing = Object.entries(manual.attributes).find(
    ([slot, { required }]) => required && !settled[slot],
  );
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1 className={css.title}>Put Foodshed on your site</h1>
        <p className={css.lead}>
          Choose a widget, make it look like your pages, and copy the code. Everything in it is public; nobody
          logs in on your page.
        </p>
        <p className={css.jump}>
          <a href="#embed-outcome" className={textLink}>
            To the preview and the code
          </a>
        </p>
      </header>
      <div className={css.columns}>
        <form className={css.form} onSubmit={(event) => event.preventDefault()}>
          <RadioGroup
            label="Widget"
            value={manual.name}
            onValueChange={setName}
            options={embedManuals.map(({ name: value, title }) => ({ value, label: title }))}
          />
          {Object.keys(manual.attributes).length > 0 && (
            <section className={css.group} aria-labelledby="embed-shows">
              <h2 id="embed-shows" className={css.groupTitle}>
                What it shows
              </h2>
              <AttributeFields
                key={manual.name}
                attributes={manual.attributes}
                values={values}
                onChange={change}
              />
            </section>
          )}
          <section className={css.group} aria-labelledby="embed-look">
            <h2 id="embed-look" className={css.groupTitle}>
              How it looks
            </h2>
            <div className={css.pairs}>
              <AttributeFields attributes={lookManual} values={values} onChange={change} />
            </div>
            <ContrastReport look={values} />
            <div>
              <Button
                kind="secondary"
                size="sm"
                onClick={() =>
                  setValues((all) =>
                    Object.fromEntries(Object.entries(all).filter(([slot]) => !(slot in lookManual))),
                  )
                }
              >
                Back to our look
              </Button>
            </div>
          </section>
        </form>
        <div id="embed-outcome" className={css.outcome}>
          <p className={text.body}>{manual.summary}</p>
          {missing ? (
            <p role="status" className={css.missing}>
              Choose a business first: “{missing[1].label}”.
            </p>
          ) : (
            <>
              <EmbedPreview
                title={manual.title}
                height={reservedHeight({ manual, values: settled })}
                srcFor={(page) => framePath({ manual, values: settled }, [["page", page]])}
              />
              <EmbedCode snippet={{ origin, manual, values }} pinned={versions?.pinned} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
