import type { Locator } from "@playwright/test";

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
