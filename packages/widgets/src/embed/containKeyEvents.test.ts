import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { containKeyEvents } from "./containKeyEvents.ts";

let heard: string[];
let box: HTMLElement;
const hear = ({ type, key }: KeyboardEvent) => heard.push(`${type} ${key}`);

beforeEach(() => {
  heard = [];
  const host = document.body.appendChild(document.createElement("div"));
  box = document.createElement("div");
  host.attachShadow({ mode: "open" }).append(box);
  box.innerHTML =
    "<input><textarea></textarea><select></select><button></button><a href='/'></a><p tabindex='0'></p>";
  containKeyEvents(box);
  document.addEventListener("keydown", hear);
  document.addEventListener("keyup", hear);
});
afterEach(() => {
  document.removeEventListener("keydown", hear);
  document.removeEventListener("keyup", hear);
  document.body.replaceChildren();
});

function press(on: string, key: string, more: KeyboardEventInit = {}) {
  for (const type of ["keydown", "keyup"]) {
    const event = new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true, ...more });
    box.querySelector(on)?.dispatchEvent(event);
  }
}

describe("The page around a widget", () => {
  it("gets no keys that type into a field or edit it", () => {
    for (const field of ["input", "textarea", "select"]) {
      for (const key of ["/", "s", "?", " ", "Enter", "ArrowDown", "Backspace", "Process"]) press(field, key);
      for (const key of ["a", "c", "V", "z", "ArrowLeft", "Backspace"]) press(field, key, { ctrlKey: true });
      press(field, "@", { ctrlKey: true, altKey: true, modifierAltGraph: true });
    }
    expect(heard).toEqual([]);
  });

  it("gets keys that type nothing: Escape, Tab, and its own shortcuts", () => {
    for (const key of ["Escape", "Tab", "Shift", "F1"]) press("input", key);
    press("input", "k", { metaKey: true });
    press("textarea", "s", { ctrlKey: true });
    expect(heard.filter((word) => word.startsWith("keydown"))).toEqual([
      "keydown Escape",
      "keydown Tab",
      "keydown Shift",
      "keydown F1",
      "keydown k",
      "keydown s",
    ]);
  });

  it("gets keys on a button except those that press it, and all keys elsewhere", () => {
    for (const key of [" ", "Enter", "j"]) press("button", key);
    press("a", "Enter");
    press("p", " ");
    expect(heard).toEqual(["keydown j", "keyup j", "keydown  ", "keyup  "]);
  });
});
