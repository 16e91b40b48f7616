// @vitest-environment jsdom

import { REFUSED_BEFORE } from "@foodshed/widgets/refused-before";
import { act, createElement as h, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import "./typed-fields.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A page with fields that React controls, and one that shows only after a choice. */
function Form() {
  const [name, setName] = useState("");
  const [asks, setAsks] = useState(false);
  return h(
    "main",
    null,
    h("input", { name: "name", value: name, onChange: (e: { target: Field }) => setName(e.target.value) }),
    h("input", { name: "role", type: "radio", value: "seller", defaultChecked: true }),
    h("input", { name: "role", type: "radio", value: "buyer" }),
    h("input", { name: "asks", type: "checkbox", checked: asks, onChange: () => setAsks(!asks) }),
    asks && h("textarea", { name: "why" }),
    h("select", { name: "unit" }, h("option", null, "kg"), h("option", null, "lb")),
    h("output", null, name),
  );
}

/** Follows the link to the page in the other language. */
function follow(address: string) {
  const link = document.createElement("a");
  Object.assign(link, { href: address, hreflang: "fr-CA", textContent: "Français" });
  link.addEventListener("click", (event) => event.preventDefault());
  document.body.append(link);
  link.click();
}

const fieldsOf = () => document.querySelectorAll<Field>("main input,main select,main textarea");

/** Shows the page again, as a change of its language does. */
function show(path: string) {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  history.replaceState(null, "", path);
  act(() => createRoot(place).render(h(Form)));
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

async function fillIn() {
  show("/register");
  const typed = { name: "Zoé", role: "buyer", unit: "lb", why: "Pommes" };
  await act(async () => {
    field("asks").click();
  });
  (document.querySelector("[value=buyer]") as HTMLInputElement).checked = true;
  field("unit").value = typed.unit;
  field("why").value = typed.why;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field("name"), typed.name);
  await act(async () => {
    field("name").dispatchEvent(new Event("input", { bubbles: true }));
  });
}

it("what was typed and chosen is in the same page's new fields, and React knows of it", async () => {
  await fillIn();
  follow("/fr/inscription?flow=all");
  show("/fr/inscription");
  expect(field("name").value).toBe("");
  await act(() =>
    vi.waitFor(() => expect(document.querySelector("[name=why]")).toHaveProperty("value", "Pommes")),
  );
  expect(document.querySelector("output")?.textContent).toBe("Zoé");
  expect([...fieldsOf()].map(({ value }) => value)).toEqual(["Zoé", "seller", "buyer", "on", "Pommes", "lb"]);
  expect((document.querySelector("[value=buyer]") as HTMLInputElement).checked).toBe(true);
});

it("new fields and forms learn that the old ones were refused", async () => {
  await fillIn();
  const refused: string[] = [];
  document.body.addEventListener(REFUSED_BEFORE, ({ target }) => refused.push((target as Field).name));
  field("why").setAttribute("aria-invalid", "true");
  follow("/fr/inscription");
  show("/fr/inscription");
  await act(() => vi.waitFor(() => expect(refused).toEqual(["why"])));

  show("/login");
  const addForm = (alert: string) => {
    const form = document.createElement("form");
    form.innerHTML = `<p role="alert">${alert}</p>`;
    form.addEventListener(REFUSED_BEFORE, () => refused.push("form"));
    document.querySelector("main")?.append(form);
  };
  addForm("This is not right.");
  follow("/fr/connexion");
  show("/fr/connexion");
  addForm("");
  await act(() => vi.waitFor(() => expect(refused).toEqual(["why", "form"])));
});

it("another page gets nothing, even with fields of the same names", async () => {
  await fillIn();
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame"] });
  follow("/fr/inscription");
  show("/fr/infolettre");
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  vi.useRealTimers();
  expect(field("name").value).toBe("");
});
