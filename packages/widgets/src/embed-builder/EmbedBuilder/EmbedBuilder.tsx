import { useState } from "react";
import { allEmbedDocs } from "../../embed/allEmbedDocs.ts";
import { appearanceDocs, languageDocs } from "../../embed/appearanceDocs.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { useDebouncedValue } from "../../primitives/useDebouncedValue.ts";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AttributeFields } from "../AttributeFields/AttributeFields.tsx";
import { ContrastReport } from "../ContrastReport/ContrastReport.tsx";
import { docsText } from "../docsText.ts";
import { EmbedCheck } from "../EmbedCheck/EmbedCheck.tsx";
import { EmbedCode } from "../EmbedCode/EmbedCode.tsx";
import { EmbedCounts } from "../EmbedCounts/EmbedCounts.tsx";
import { EmbedPreview } from "../EmbedPreview/EmbedPreview.tsx";
import * as strings from "../generated/strings.ts";
import { type EmbedVersions, framePath, reservedHeight } from "../snippets.ts";
import * as css from "./EmbedBuilder.css.ts";

export interface EmbedBuilderProps {
  /** The site's address, without a slash at its end. */
  origin: string;
  /** The published script versions; without them only the script that updates itself is offered. */
  versions?: EmbedVersions | undefined;
  /** The widget selected at first, by the last part of its tag. */
  widget?: string | undefined;
  /** The address of a page to check, filled in at first. */
  check?: string | undefined;
  /** The initial attributes, by name. */
  initial?: Readonly<Record<string, string>> | undefined;
}

const PAUSE_MS = 400;
const everything: Readonly<Record<string, string>> = {};

/** Configures a widget for a partner's page, previews it, and gives the code to paste. */
export function EmbedBuilder({ origin, versions, widget, check, initial = everything }: EmbedBuilderProps) {
  const t = useTranslate();
  const signedIn = useSession() !== null;
  const [name, setName] = useState(widget);
  const [values, setValues] = useState(initial);
  const settled = useDebouncedValue(values, PAUSE_MS);
  const docs = allEmbedDocs.find((one) => one.name === name) ?? allEmbedDocs[0];
  if (!docs) return null;
  const change = (attribute: string, value: string) => setValues((all) => ({ ...all, [attribute]: value }));
  const missing = Object.entries(docs.attributes).find(([slot, { required }]) => required && !settled[slot]);
  return (
    <div className={css.page}>
      <header className={css.intro}>
        <h1 className={css.title}>{t(strings.title)}</h1>
        <p className={css.lead}>{t(strings.lead)}</p>
        <p className={css.jump}>
          <a href="#embed-outcome" className={textLink}>
            {t(strings.jump)}
          </a>
        </p>
      </header>
      <div className={css.columns}>
        <form className={css.form} onSubmit={(event) => event.preventDefault()}>
          <RadioGroup
            label={t(strings.widget)}
            value={docs.name}
            onValueChange={setName}
            options={allEmbedDocs.map(({ name: value, title }) => ({ value, label: docsText(t, title) }))}
          />
          <section className={css.group} aria-labelledby="embed-shows">
            <h2 id="embed-shows" className={css.groupTitle}>
              {t(strings.whatItShows)}
            </h2>
            <AttributeFields
              key={docs.name}
              attributes={{ ...docs.attributes, ...languageDocs }}
              values={values}
              onChange={change}
            />
          </section>
          <section className={css.group} aria-labelledby="embed-appearance">
            <h2 id="embed-appearance" className={css.groupTitle}>
              {t(strings.howItLooks)}
            </h2>
            <div className={css.pairs}>
              <AttributeFields attributes={appearanceDocs} values={values} onChange={change} />
            </div>
            <ContrastReport colors={values} />
            <div>
              <Button
                variant="secondary"
                size="sm"
                onClick={() =>
                  setValues((all) =>
                    Object.fromEntries(Object.entries(all).filter(([slot]) => !(slot in appearanceDocs))),
                  )
                }
              >
                {t(strings.reset)}
              </Button>
            </div>
          </section>
        </form>
        <div id="embed-outcome" className={css.outcome}>
          <p className={text.body}>{docsText(t, docs.summary)}</p>
          {missing ? (
            <p role="status" className={css.missing}>
              {t(strings.chooseFirst, { label: docsText(t, missing[1].label) })}
            </p>
          ) : (
            <>
              <EmbedPreview
                title={docsText(t, docs.title)}
                height={reservedHeight({ docs, values: settled })}
                srcFor={(page) => framePath({ docs, values: settled, t }, [["page", page]])}
              />
              <EmbedCode snippet={{ origin, docs, values, t }} pinned={versions?.pinned} />
            </>
          )}
        </div>
      </div>
      {signedIn && settled.network && <EmbedCounts key={settled.network} network={settled.network} />}
      <EmbedCheck initial={check} />
    </div>
  );
}
