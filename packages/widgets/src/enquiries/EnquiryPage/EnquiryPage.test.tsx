import type { Locale } from "@foodshed/sdk/locale";
import { toEnglish } from "@foodshed/sdk/locale";
import { enquiry, enquiryMocks, type Mocks, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { toRows } from "./answers.ts";
import { answersCsv } from "./answersCsv.ts";
import { EnquiryPage } from "./EnquiryPage.tsx";
import { parcelOf } from "./parcelForm.ts";

async function show(mocks: Mocks = {}, locale?: Locale) {
  const view = renderWidget(<EnquiryPage id={71} />, {
    signedInAs: {},
    locale,
    mocks: { ...enquiryMocks(), ...mocks },
  });
  await screen.findByRole("heading", { level: 1 });
  return view;
}
const rows = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);

describe("the page of an enquiry", () => {
  it("shows the answers side by side: offers by price, then who is silent, then who was left out", async () => {
    await show();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Goat cheese, 12 kg");
    const read = rows().map((row) => row.textContent);
    expect(read[0]).toContain("$21.00 / kg");
    expect(read[0]).toContain("They deliver");
    expect(read[1]).toContain("North Fork Dairy");
    expect(read[1]).toContain("10 kg$24.50 / kgApr 28, 2099");
    expect(read[2]).toContain("The Copper LadleNo answer yet");
    expect(read[3]).toContain("Not asked: this conversation is blocked");
    expect(screen.getByText("2 of 3 answered")).toBeVisible();
  });

  it("reminds once", async () => {
    const { user } = await show();
    await user.click(screen.getByRole("button", { name: "Remind those who have not answered" }));
    expect(await screen.findByText(/^Reminded on/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Remind/ })).toBeNull();
  });

  it("says from when it can remind", async () => {
    await show(enquiryMocks(enquiry({ remind_from: new Date(Date.now() + 3_600_000).toISOString() })));
    expect(screen.getByRole("button", { name: /^Remind/ })).toBeDisabled();
    expect(screen.getByText(/^You can remind them from/)).toBeVisible();
  });

  it("closes and thanks those who stay ticked", async () => {
    const closed = vi.fn(enquiryMocks()["POST /enquiries/{id}/close/"]);
    const { user } = await show({ "POST /enquiries/{id}/close/": closed });
    await user.click(screen.getByRole("button", { name: "Close this enquiry" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("checkbox", { name: "North Fork Dairy" }));
    await user.dblClick(within(dialog).getByRole("button", { name: "Close and thank 2" }));
    expect(await screen.findByText("Closed")).toBeVisible();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(closed.mock.lastCall?.[0].body.tell).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Close this enquiry" })).toBeNull();
  });

  it("fills in what shipping costs, or says why nobody knows", async () => {
    const { user } = await show();
    expect(screen.getByLabelText("Parcel weight (lb)")).toHaveValue("26.5");
    await user.click(screen.getByRole("button", { name: "Get rates for each" }));
    await waitFor(() => expect(rows()[1]).toHaveTextContent("$14.82, Canada Post, 2 days"));
    expect(rows()[0]).toHaveTextContent("They deliver");
    expect(screen.getByText(/These are sample rates\./)).toBeVisible();
  });

  it("asks for no rates of a parcel that weighs nothing", async () => {
    const asked = vi.fn();
    const { user } = await show({ "POST /enquiries/{id}/shipping/": asked });
    await user.clear(screen.getByLabelText("Parcel weight (lb)"));
    await user.click(screen.getByRole("button", { name: "Get rates for each" }));
    expect(await screen.findByText("Please enter a number from 0.01 to 5,000.")).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it("says why it cannot be shown, and leads to all enquiries", async () => {
    renderWidget(<EnquiryPage id={72} />, {
      signedInAs: {},
      mocks: { "GET /enquiries/{id}/": () => problem(404, "This enquiry does not exist.") },
    });
    expect(await screen.findByText("This enquiry does not exist.")).toBeVisible();
    expect(screen.getByRole("link", { name: "All your enquiries" })).toHaveAttribute("href", "/enquiries");
  });

  it("is French for French readers", async () => {
    await show({}, "fr-CA");
    expect(screen.getByText("2 réponses sur 3")).toBeVisible();
    expect(rows()[0]).toHaveTextContent("Livraison par l’entreprise");
  });
});

describe("the answers as a file", () => {
  it("hold plain numbers, and no formulas", async () => {
    const t = toEnglish as WidgetTranslate;
    const [first] = enquiry().recipients.slice(2);
    const evil = { ...first, account: { ...first?.account, business_name: "=1+1" } } as typeof first;
    const text = await (
      await answersCsv(toRows([evil as NonNullable<typeof first>], new Map(), t), t)
    ).text();
    expect(text.split("\r\n")[1]).toBe(
      '"\'=1+1",Yes,10,kg,24.5,kg,2099-04-28,They do not deliver,Fresh every Tuesday.',
    );
  });
});

describe("the parcel", () => {
  it.each([
    [{ quantity: 10, unit: "kg" }, "22.1"],
    [{ quantity: 10, unit: "lb" }, "10"],
    [{ quantity: 3, unit: "cases" }, ""],
    [{ quantity: null, unit: null }, ""],
    [{ quantity: 900_000, unit: "kg" }, ""],
  ])("of %j weighs %s pounds", (asked, weight) => expect(parcelOf(asked).weight).toBe(weight));
});
