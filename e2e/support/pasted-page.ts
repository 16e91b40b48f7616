import type { Page } from "@playwright/test";

const partner = process.env.E2E_PARTNER_URL ?? "";
export const foodshed = process.env.E2E_BASE_URL ?? "";
export const script = `<script src="${foodshed}/embed/v1.js" crossorigin async></script>`;

/** Stores a partner's page with this code. @returns its address */
export async function paste(page: Page, name: string, code: string): Promise<string> {
  const address = `${partner}/pasted/${name}`;
  await page.request.put(address, { data: code, headers: { "content-type": "text/html" } });
  return address;
}

/** Opens a partner's page with this code, and records the events of its widgets. */
export async function openPage(page: Page, name: string, code: string) {
  const address = await paste(page, name, code);
  await page.addInitScript(() => {
    const emitted: string[] = [];
    Object.assign(globalThis, { emitted });
    for (const event of ["ready", "results", "error", "open"])
      addEventListener(`foodshed:${event}`, ({ target }) =>
        emitted.push(`${(target as Element).id} ${event}`),
      );
  });
  await page.goto(address);
}

/** The events so far, each as the id of its element and its name. */
export const eventsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { emitted: string[] }).emitted);
