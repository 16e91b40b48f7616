import { exampleToken, type Mocks, problem, shippingRates } from "@foodshed/sdk/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ShippingCalculator } from "./ShippingCalculator.tsx";

function Pages() {
  const [elsewhere, setElsewhere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setElsewhere(!elsewhere)}>
        Elsewhere
      </button>
      {!elsewhere && <ShippingCalculator />}
    </>
  );
}

type Answer = NonNullable<Mocks["POST /shipping/shipping_api_proxy/"]>;

function show(answer: Answer = () => shippingRates()) {
  return renderWidget(<ShippingCalculator />, {
    signedInAs: {},
    mocks: { "POST /shipping/shipping_api_proxy/": answer },
  });
}

const from = () => within(screen.getByRole("region", { name: /Ship from/ }));
const to = () => within(screen.getByRole("region", { name: /Ship to/ }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function fill() {
  await waitFor(() => expect(from().getByLabelText("City")).not.toHaveValue(""));
  type(screen.getByLabelText("Length (cm)"), "30");
  type(screen.getByLabelText("Width (cm)"), "20");
  type(screen.getByLabelText("Height (cm)"), "20");
  type(screen.getByLabelText("Weight (lb)"), "5");
  type(to().getByLabelText("Street address"), "100 Queen St W");
  type(to().getByLabelText("City"), "Toronto");
  type(to().getByLabelText("Postal code"), "M5H 2N2");
}

const send = () => screen.getByRole("button", { name: "Get Shipping Rates" });
const carriers = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

function windowThat(matches: (query: string) => boolean) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: matches(query),
    addEventListener() {},
    removeEventListener() {},
  }));
}

describe("The shipping calculator", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("starts with the business's own address", async () => {
    show();
    await waitFor(() => expect(from().getByLabelText("City")).not.toHaveValue(""));
    expect(from().getByLabelText("Street address")).not.toHaveValue("");
    expect(from().getByLabelText("Postal code")).not.toHaveValue("");
    expect(to().getByLabelText("City")).toHaveValue("");
  });

  it("keeps what was typed before the address was loaded", async () => {
    show();
    type(from().getByLabelText("City"), "Guelph");
    await waitFor(() => expect(from().getByLabelText("Street address")).not.toHaveValue(""));
    expect(from().getByLabelText("City")).toHaveValue("Guelph");
  });

  it("is as it was left after a session that ended by itself, and for its own account only", async () => {
    const { session } = renderWidget(<Pages />, { signedInAs: {} });
    const logInAs = (claims?: Parameters<typeof exampleToken>[0]) => {
      act(() => session.end("refused"));
      fireEvent.click(screen.getByText("Elsewhere"));
      act(() => void session.start(exampleToken(claims)));
      fireEvent.click(screen.getByText("Elsewhere"));
    };
    await fill();
    fireEvent.click(screen.getByRole("checkbox", { name: "Temperature-sensitive" }));
    logInAs();
    await waitFor(() => expect(screen.getByLabelText("Weight (lb)")).toHaveValue("5"));
    expect(to().getByLabelText("Street address")).toHaveValue("100 Queen St W");
    expect(screen.getByRole("checkbox", { name: "Temperature-sensitive" })).toBeChecked();
    logInAs({ account_id: 413 });
    expect(screen.getByLabelText("Weight (lb)")).toHaveValue("");
    expect(to().getByLabelText("Street address")).toHaveValue("");
  });

  it("names what is missing, in the order of the form, and leads there", async () => {
    const { user } = show();
    await waitFor(() => expect(from().getByLabelText("City")).not.toHaveValue(""));
    await user.click(send());
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("The form has the following errors that must be corrected:");
    expect(summary).toHaveFocus();
    const jumps = within(summary).getAllByRole("button");
    expect(jumps.map((jump) => jump.textContent)).toEqual([
      "Length: Required",
      "Width: Required",
      "Height: Required",
      "Weight: Required",
      "Ship to, street address: Required",
      "Ship to, city: Required",
      "Ship to, postal code: Required",
    ]);
    await user.click(screen.getByRole("button", { name: "Weight: Required" }));
    expect(screen.getByLabelText("Weight (lb)")).toHaveFocus();
  });

  it("asks once, in the carrier's units, and shows the rates with the cheapest first", async () => {
    const asked = vi.fn();
    const { user } = show(({ body, query }) => {
      asked(query.get("url"), body);
      return shippingRates();
    });
    await fill();
    await user.click(screen.getByLabelText("Temperature-sensitive"));
    await user.dblClick(send());
    const title = await screen.findByRole("heading", { name: "Shipping Rates (3)" });
    await waitFor(() => expect(title).toHaveFocus());
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith(
      "shipments",
      expect.objectContaining({
        shipment: expect.objectContaining({
          parcel: expect.objectContaining({ weight: 80, length: 30 * 0.393701 }),
          options: { dry_ice: true, currency: "CAD" },
        }),
      }),
    );
    expect(carriers()).toEqual(["Canada PostExpedited Parcel", "PurolatorExpress", "Day & Ross"]);
    const row = within(screen.getByRole("row", { name: /Purolator/ }));
    expect(row.getByText("$31.50")).toBeVisible();
    expect(row.getByText("1 Day")).toBeVisible();
    expect(row.getByRole("link", { name: /Visit Purolator/ })).toHaveAttribute(
      "href",
      "https://www.purolator.com/en/shipping",
    );
    expect(screen.getByText("Please Contact")).toBeVisible();
  });

  it("sorts by a header, and starts with the cheapest again at the next request", async () => {
    const { user } = show();
    await fill();
    await user.click(send());
    await user.click(await screen.findByRole("button", { name: "Quote" }));
    expect(carriers()[0]).toContain("Purolator");
    expect(carriers()[2]).toContain("Day & Ross");
    await user.click(send());
    await waitFor(() => expect(carriers()[0]).toContain("Canada Post"));
    expect(screen.getByRole("columnheader", { name: "Quote" })).toHaveAttribute("aria-sort", "ascending");
  });

  it("says when there are no rates", async () => {
    const { user } = show(() => shippingRates({ rates: [] }));
    await fill();
    await user.click(send());
    expect(await screen.findByText("No rates available.")).toBeVisible();
  });

  it("says where made-up rates come from", async () => {
    const { user } = show(() => shippingRates({ notice: "These rates come from a sample rate card." }));
    await fill();
    await user.click(send());
    expect(await screen.findByText("These rates come from a sample rate card.")).toBeVisible();
  });

  it("keeps what was typed when the carriers do not answer, and asks again on request", async () => {
    let fails = true;
    const { user } = show(() =>
      fails ? problem(503, "The carriers did not answer. Please try again.") : shippingRates(),
    );
    await fill();
    await user.click(send());
    expect(await screen.findByRole("alert")).toHaveTextContent("The carriers did not answer.");
    expect(to().getByLabelText("City")).toHaveValue("Toronto");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Shipping Rates (3)" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("leads to the field that the server refused", async () => {
    const { user } = show(() =>
      problem(400, "No.", { "shipment.to_address.zip": ["This postal code is not in Ontario."] }),
    );
    await fill();
    await user.click(send());
    await user.click(
      await screen.findByRole("button", {
        name: "Ship to, postal code: This postal code is not in Ontario.",
      }),
    );
    expect(to().getByLabelText("Postal code")).toHaveFocus();
  });

  it.each([
    ["scrolls smoothly to the rates and back", false, "smooth"],
    ["jumps there for those who want less motion", true, "auto"],
  ])("%s", async (_sentence, reduced, behavior) => {
    windowThat((query) => reduced && query.includes("reduced-motion"));
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const { user } = show();
    await fill();
    await user.click(send());
    await screen.findByRole("heading", { name: "Shipping Rates (3)" });
    await waitFor(() => expect(scroll).toHaveBeenLastCalledWith({ behavior, block: "start" }));
    await user.click(screen.getByRole("link", { name: "Back to the top" }));
    expect(scroll).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("is a compact list on a phone, with its own way to sort", async () => {
    windowThat((query) => query.includes("max-width: 767"));
    const { user } = show();
    await fill();
    await user.click(send());
    const rates = () => screen.getAllByRole("listitem").map((item) => item.textContent);
    await screen.findByRole("heading", { name: "Shipping Rates (3)" });
    expect(screen.queryByRole("table")).toBeNull();
    await user.selectOptions(screen.getByLabelText("Sort by"), "Delivery days, fewest first");
    expect(rates()[0]).toContain("Purolator");
    expect(rates()[2]).toContain("Please Contact");
  });
});
