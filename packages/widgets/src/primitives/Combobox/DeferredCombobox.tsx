import { type Ref, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { control as inputClass } from "../Field/Field.css.ts";
import { FieldFrame } from "../Field/FieldFrame.tsx";
import * as css from "./Combobox.css.ts";
import type { Combobox, ComboboxProps } from "./Combobox.tsx";

/**
 * A combobox that is a plain field until it gets focus: only then is the combobox's code fetched. Text
 * typed in the meantime, focus and caret are kept. Without the code it remains a field.
 */
export function DeferredCombobox<Item>(props: ComboboxProps<Item>) {
  const frame = useRef<HTMLSpanElement>(null);
  const caret = useRef<readonly [number | null, number | null]>(undefined);
  const composing = useRef(false);
  const typed = useRef(false);
  const [Loaded, setLoaded] = useState<typeof Combobox>();
  const arrived = useRef<typeof Combobox>(undefined);

  // React calls this with null while the field is still in the page: the last moment to read its state.
  const plain = useRef<HTMLInputElement>(null);
  const holdPlain = useCallback((field: HTMLInputElement | null) => {
    const last = plain.current;
    if (!field && last && isFocused(last)) caret.current = [last.selectionStart, last.selectionEnd];
    plain.current = field;
  }, []);

  const exchange = () => {
    // Replacing the field would discard a composition of an input method.
    if (!arrived.current || composing.current) return;
    const ready = arrived.current;
    setLoaded(() => ready);
  };
  const fetchCode = () => {
    if (arrived.current) return;
    import("./Combobox.tsx").then(
      ({ Combobox }) => {
        arrived.current = Combobox;
        exchange();
      },
      () => {
        // Offline: the field works without suggestions, and retries on the next focus.
      },
    );
  };
  const latest = useRef({ fetchCode, ...props });
  latest.current = { fetchCode, ...props };
  useEffect(() => {
    // The field had focus before hydration.
    const field = plain.current;
    if (!field) return;
    const { value, onValueChange, fetchCode } = latest.current;
    if (field.value !== value) {
      typed.current = true;
      onValueChange(field.value);
    }
    if (isFocused(field)) fetchCode();
  }, []);
  useLayoutEffect(() => {
    if (!Loaded || !caret.current) return;
    const field = frame.current?.querySelector("input");
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [Loaded]);

  return (
    <span ref={frame} className={css.deferred}>
      {Loaded ? (
        <Loaded {...props} startsOpen={typed.current} />
      ) : (
        <PlainField
          {...props}
          onValueChange={(value) => {
            typed.current = true;
            props.onValueChange(value);
          }}
          fieldRef={holdPlain}
          onVisit={fetchCode}
          onComposing={(now) => {
            composing.current = now;
            exchange();
          }}
        />
      )}
    </span>
  );
}

interface PlainFieldProps<Item> extends ComboboxProps<Item> {
  fieldRef: Ref<HTMLInputElement>;
  onVisit: () => void;
  onComposing: (now: boolean) => void;
}

/** Has the appearance, the accessible name and the form value of the combobox that replaces it. */
function PlainField<Item>(props: PlainFieldProps<Item>) {
  const { label, hideLabel, hint, error, optional, className, inputClassName } = props;
  const { value, onValueChange, placeholder, name, fieldRef, onVisit, onComposing } = props;
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, className }}>
      {(control) => (
        <span className={css.anchor}>
          <input
            {...control}
            ref={fieldRef}
            role="combobox"
            aria-expanded={false}
            aria-autocomplete="list"
            value={value}
            placeholder={placeholder}
            name={name}
            className={inputClassName ?? inputClass}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            onFocus={onVisit}
            onCompositionStart={() => onComposing(true)}
            onCompositionEnd={() => onComposing(false)}
          />
        </span>
      )}
    </FieldFrame>
  );
}

function isFocused(field: HTMLElement): boolean {
  return (field.getRootNode() as Document | ShadowRoot).activeElement === field;
}
