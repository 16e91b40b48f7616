/** Where the page's head leaves what was done before React was there. */
const KEPT = "foodshedEarlyAnswers";

/**
 * Runs in the head. On a slow line a page is read long before its script is there: what was chosen meanwhile, and the
 * last button that was pressed or form that was sent, are kept for `repeatEarlyAnswers`. Text in fields stays by itself,
 * and searches go to an address, for which no script is needed.
 */
export const keepEarlyAnswers = `(function () {
  var kept = { chosen: new Map(), press: null };
  var listeners = {
    change: function (event) {
      var field = event.target;
      kept.chosen.delete(field);
      if (field.type === "checkbox" || field.type === "radio") kept.chosen.set(field, field.checked);
      if (field.type === "select-one") kept.chosen.set(field, field.value);
    },
    submit: function (event) {
      var form = event.target;
      if (form.method !== "post") return;
      event.preventDefault();
      kept.press = function () { form.requestSubmit(event.submitter); };
    },
    click: function (event) {
      var button = event.target.closest && event.target.closest("button[type=button]");
      if (!button) return;
      kept.press = function () { button.click(); };
      // Tabs come later than the page, and look where the focus is; not every browser puts it on what is pressed.
      if (button.getAttribute("role") === "tab") button.focus();
    },
  };
  for (var name in listeners) addEventListener(name, listeners[name], true);
  kept.stop = function () {
    for (var name in listeners) removeEventListener(name, listeners[name], true);
  };
  globalThis.${KEPT} = kept;
})();`;

interface Kept {
  chosen: Map<HTMLInputElement | HTMLSelectElement, boolean | string>;
  press: (() => void) | null;
  stop: () => void;
}

const page = globalThis as { [KEPT]?: Kept };

/** From here on React hears what is done, and does it itself. */
export function stopKeepingAnswers(): void {
  page[KEPT]?.stop();
}

/** Chooses and presses again what nothing could answer to yet. Called once the parts of the page listen. */
export function repeatEarlyAnswers(): void {
  const kept = page[KEPT];
  if (!kept) return;
  delete page[KEPT];
  for (const [field, answer] of kept.chosen) {
    if (field instanceof HTMLSelectElement) {
      field.value = String(answer);
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      // React takes what it found on the page for what it said itself, and hears of changes only.
      field.checked = !answer;
      field.click();
    }
  }
  kept.press?.();
}
