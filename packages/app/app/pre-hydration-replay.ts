import { useEffect, useLayoutEffect } from "react";
import { watchLaterParts } from "./later-parts.ts";

/** The global in which the inline script leaves what people did before hydration. */
const RECORDING = "foodshedPreHydration";

/**
 * Runs in the head. On a slow connection people use a page long before it is hydrated: this records what they choose, and the
 * last button they press or form they submit, for `usePreHydrationReplay`. A box is recorded at its press, since of a press that itself
 * hydrates the page no change is heard. Text fields keep their text without help, and searches are plain GET forms.
 */
export const recordEarlyInteractions = `(function () {${watchLaterParts}
  var recording = { chosen: new Map(), press: null };
  function choose(field, value) {
    recording.chosen.delete(field);
    recording.chosen.set(field, value);
  }
  var listeners = {
    change: function (event) {
      if (event.target.type === "select-one") choose(event.target, event.target.value);
    },
    submit: function (event) {
      var form = event.target;
      if (form.method !== "post") return;
      event.preventDefault();
      recording.press = { event: event, repeat: function () { form.requestSubmit(event.submitter); } };
    },
    click: function (event) {
      var field = event.target;
      if (isChoice(field)) choose(field, field.checked);
      var button = event.target.closest && event.target.closest("button[type=button]");
      if (!button) return;
      recording.press = { event: event, repeat: function () { button.click(); } };
      // Tabs are loaded after the page and check where the focus is; not every browser focuses a pressed button.
      if (button.getAttribute("role") === "tab") button.focus();
    },
  };
  for (var name in listeners) addEventListener(name, listeners[name], true);
  recording.stop = function () {
    for (var name in listeners) removeEventListener(name, listeners[name], true);
    watchLaterParts();
  };
  globalThis.${RECORDING} = recording;
})();`;

interface Recording {
  chosen: Map<HTMLInputElement | HTMLSelectElement, boolean | string>;
  press: { event: Event; repeat: () => void } | null;
  stop: () => void;
}

const page = globalThis as { [RECORDING]?: Recording };

/**
 * Called in the commit that hydrates the page: React handles events from here on. Not earlier: what is pressed while
 * the tree still waits for its data reaches nobody.
 */
function stopRecordingInteractions(): void {
  const recording = page[RECORDING];
  if (!recording) return;
  recording.stop();
  // A press can itself be what made React hydrate the page at once; then React goes on to handle it.
  if (recording.press && recording.press.event.eventPhase !== Event.NONE) recording.press = null;
}

/** Replays the recorded interactions. Called once the page is hydrated. */
function replayEarlyInteractions(): void {
  const recording = page[RECORDING];
  if (!recording) return;
  delete page[RECORDING];
  for (const [field, value] of recording.chosen) {
    if (field instanceof HTMLSelectElement) {
      field.value = String(value);
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      // React adopts the checked state at hydration and reacts to changes only.
      field.checked = !value;
      field.click();
    }
  }
  recording.press?.repeat();
}

/** Stops the recording in the commit that hydrates the page, and replays it. Called by the root of the page. */
export function usePreHydrationReplay(): void {
  useLayoutEffect(stopRecordingInteractions, []);
  useEffect(() => {
    // After what the window says is rendered too: the server's page knows nothing of its width.
    const timer = setTimeout(replayEarlyInteractions);
    return () => clearTimeout(timer);
  }, []);
}
