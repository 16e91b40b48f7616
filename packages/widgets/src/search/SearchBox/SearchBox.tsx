import { type FormEvent, type ReactNode, useState } from "react";
import { SearchIcon } from "../../brand/icons/signs.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { DeferredCombobox } from "../../primitives/Combobox/DeferredCombobox.tsx";
import { classes } from "../../primitives/classes.ts";
import { useAddressOf, useNavigate } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { searchTextPath } from "../searchUrl.ts";
import * as css from "./SearchBox.css.ts";
import { SuggestionRow } from "./SuggestionRow.tsx";
import { suggestionText } from "./suggestionText.ts";
import { useSuggestions } from "./useSuggestions.ts";

export interface SearchBoxProps {
  /** Controlled: what the field shows, whatever is typed. Set it to what `onTextChange` was called with. */
  value?: string;
  /** Uncontrolled: the initial text of the field. When it changes, the field follows. */
  text?: string;
  /** The placeholder of the field. */
  placeholder?: string;
  /** Called while somebody types. */
  onTextChange?: (text: string) => void;
  /** Called for Enter, the button, or a suggestion; without it the page of results is opened. */
  onSubmit?: (text: string) => void;
  /** `small` fits into a header, where the button is only its sign. */
  size?: "small" | "medium" | "large";
  /** Rendered after the field, such as Clear Filters. */
  children?: ReactNode;
  /** A class for the outermost element. */
  className?: string;
}

/** The field that finds businesses, products and places; it suggests while one types. */
export function SearchBox(props: SearchBoxProps) {
  const t = useTranslate();
  const {
    value,
    text = "",
    placeholder = t(strings.placeholder),
    onTextChange,
    onSubmit,
    size = "medium",
    children,
    className,
  } = props;
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const [ownText, setTyped] = useState(text);
  const typed = value ?? ownText;
  const [typing, setTyping] = useState(false);
  // Not by an effect: on hydration it would come after what the field says was typed before, and remove it.
  const [given, setGiven] = useState(text);
  if (text !== given) {
    setGiven(text);
    setTyped(text);
  }
  const suggestions = useSuggestions(typed, typing);
  const submit = (words: string) => {
    setTyping(false);
    if (onSubmit) onSubmit(words.trim());
    else navigate(searchTextPath(words));
  };
  return (
    // Without script the form itself leads to the results. No <search>: React warns of it in jsdom, which partners test in.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="search" className={classes(css.boxOf[size], className)}>
      <form
        action={addressOf("/search")}
        className={css.form}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          // What the field holds: the state may lag behind it while the page is hydrated.
          submit(new FormData(event.currentTarget).get("query") as string);
        }}
      >
        <div className={css.frameOf[size]}>
          <DeferredCombobox
            label={t(strings.search)}
            hideLabel
            name="query"
            placeholder={placeholder}
            value={typed}
            onValueChange={(next) => {
              setTyping(true);
              setTyped(next);
              onTextChange?.(next);
            }}
            items={suggestions}
            itemToText={(item) => suggestionText(item, t)}
            renderItem={(item) => <SuggestionRow suggestion={item} />}
            onChoose={(item) => submit(suggestionText(item, t))}
            className={css.field}
            inputClassName={css.inputOf[size]}
          />
          <Button type="submit" className={css.buttonOf[size]} aria-label={t(strings.search)}>
            <span className={css.signOf[size]}>
              <SearchIcon size="1.15em" />
            </span>
            {size !== "small" && <span className={css.word}>{t(strings.search)}</span>}
          </Button>
        </div>
        {children}
      </form>
    </div>
  );
}
