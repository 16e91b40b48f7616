import { test as base, type Locator } from "@playwright/test";
import { windows } from "./windows.ts";

/** For journeys that count what a person does: on a phone in the window that the aims are stated for. */
export const test = base.extend({
  viewport: ({ isMobile, viewport }, use) => use(isMobile ? windows.countedPhone : viewport),
});

/** Counts what a person does on the way to something: presses, fields and choices. */
export function startWalk() {
  let interactions = 0;
  const counted = async (action: Promise<unknown>) => {
    await action;
    interactions += 1;
  };
  return {
    click: (target: Locator) => counted(target.click()),
    fill: (target: Locator, text: string) => counted(target.fill(text)),
    check: (target: Locator) => counted(target.check()),
    choose: (target: Locator, label: string) => counted(target.selectOption({ label })),
    press: (target: Locator, key: string) => counted(target.press(key)),
    upload: (target: Locator, file: string) => counted(target.setInputFiles(file)),
    get interactions() {
      return interactions;
    },
  };
}
