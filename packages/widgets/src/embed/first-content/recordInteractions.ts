type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody did before there was code that listens. */
export interface Recording {
  /** Resolves with the next sign that somebody is about to use the widget. */
  intent: () => Promise<void>;
  /** Called right before hydration. @returns repeats what was typed, chosen and pressed; called right after it */
  stop: () => () => void;
}

/** A finger that only scrolls past shows no intent, a pointer that can hover does. */
const isIntent = (event: Event) =>
  event.type !== "pointerover" || (event as PointerEvent).pointerType !== "touch";

/**
 * Records what is done in first content: the last button or submission, which wait for the code; text and choices are in their fields.
 * @param openLink asked before a link opens: false keeps it shut, undefined leaves it to the code
 */
export function recordInteractions(
  root: ShadowRoot,
  openLink: (link: HTMLAnchorElement) => boolean | undefined,
): Recording {
  let press: (() => void) | undefined;
  let resolve = () => {};
  const listeners: Record<string, (event: Event) => void> = {
    submit(event) {
      const form = event.target as HTMLFormElement;
      const { submitter } = event as SubmitEvent;
      event.preventDefault();
      press = () => form.requestSubmit(submitter);
    },
    click(event) {
      const pressed = (event.target as Element).closest<HTMLElement>("a[href],button:not([type=submit])");
      if (!pressed) return;
      const opens = pressed.localName === "a" ? openLink(pressed as HTMLAnchorElement) : undefined;
      if (opens) return;
      event.preventDefault();
      if (opens === undefined) press = () => pressed.click();
    },
  };
  const heard = ["pointerover", "focusin", "keydown", "input", "click", "submit"];
  const listen = (event: Event) => {
    listeners[event.type]?.(event);
    if (isIntent(event)) resolve();
  };
  for (const type of heard) root.addEventListener(type, listen, true);
  return {
    intent: () =>
      new Promise((intended) => {
        resolve = intended;
        // Somebody may have come here before the script.
        if (root.activeElement || press) intended();
      }),
    stop() {
      for (const type of heard) root.removeEventListener(type, listen, true);
      const changed = [...root.querySelectorAll<Field>("input,textarea,select")]
        .filter(isChanged)
        .map(restored);
      return () => {
        for (const restore of changed) restore();
        // After the effects of the first rendering, which come after it is drawn.
        if (press) requestAnimationFrame(() => setTimeout(press as () => void));
      };
    },
  };
}

/** Whether a field differs from what the markup says. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  const { type, checked, defaultChecked } = field as HTMLInputElement;
  return /^(?:checkbox|radio)$/.test(type)
    ? (checked && !defaultChecked) || (type === "checkbox" && checked !== defaultChecked)
    : field.value !== field.defaultValue;
}

/** Gives a field what it holds now once more, as if somebody did it: hydration puts its first state back. */
function restored(field: Field): () => void {
  const { value } = field;
  const fire = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value;
      fire("change");
    };
  const { type, checked, selectionStart, selectionEnd } = field as HTMLInputElement;
  if (/^(?:checkbox|radio)$/.test(type))
    return () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
  return () => {
    if (field.value !== value) field.value = value;
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    fire("input");
  };
}
