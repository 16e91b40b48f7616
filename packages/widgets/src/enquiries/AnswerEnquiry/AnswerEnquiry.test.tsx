import { enquiryAnswer, enquiryMocks, type Mocks, receivedEnquiry } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MessageEnquiry } from "../MessageEnquiry/MessageEnquiry.tsx";

type Part = "request" | "answer" | "reminder" | "closing";
const below = (part: Part, mine: boolean, mocks: Mocks = {}) =>
  renderWidget(<MessageEnquiry enquiry={{ id: 71, part }} mine={mine} />, {
    signedInAs: {},
    mocks: { ...enquiryMocks(), ...mocks },
  });

async function open(mocks: Mocks = {}) {
  const view = below("request", false, mocks);
  await view.user.click(screen.getByRole("button", { name: "Answer this enquiry" }));
  return view;
}

describe("below a message of an enquiry", () => {
  it.each([
    ["request", false, "Answer this enquiry"],
    ["reminder", false, "Answer this enquiry"],
    ["request", true, "See the answers"],
    ["answer", false, "Compare the answers"],
    ["answer", true, ""],
    ["closing", false, ""],
  ] as const)("%s (mine: %s) stands %j", (part, mine, text) => {
    const { container } = below(part, mine);
    expect(container).toHaveTextContent(text === "" ? /^$/ : text);
  });
});

describe("an answer", () => {
  it("begins with what was asked for, and sends what is known, once", async () => {
    const answered = vi.fn((_call: { body: unknown }) => receivedEnquiry({ answer: enquiryAnswer() }));
    const { user } = await open({ "POST /enquiries/{id}/answer/": answered });
    expect(await screen.findByRole("dialog", { name: /^Answer to Maple Hill/ })).toHaveAccessibleDescription(
      "Goat cheese, 12 kg · Wanted by May 1, 2099",
    );
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.type(screen.getByLabelText(/^Price \(CAD\)/), "24.50");
    await user.selectOptions(screen.getByLabelText(/^Do you deliver/), "Yes");
    await user.dblClick(screen.getByRole("button", { name: "Send answer" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(answered).toHaveBeenCalledTimes(1);
    expect(answered.mock.lastCall?.[0].body).toEqual({
      available: true,
      quantity: 12,
      unit: "kg",
      price: 24.5,
      price_unit: "kg",
      delivers: true,
      content: "",
    });
  });

  it("takes a price and a quantity as French writes them", async () => {
    const answered = vi.fn((_call: { body: unknown }) => receivedEnquiry({ answer: enquiryAnswer() }));
    const { user } = renderWidget(<MessageEnquiry enquiry={{ id: 71, part: "request" }} mine={false} />, {
      signedInAs: {},
      locale: "fr-CA",
      mocks: { ...enquiryMocks(), "POST /enquiries/{id}/answer/": answered },
    });
    await user.click(screen.getByRole("button", { name: "Répondre à cette demande de prix" }));
    await user.click(await screen.findByRole("radio", { name: "Oui" }));
    await user.clear(screen.getByLabelText(/^Quantité/));
    await user.type(screen.getByLabelText(/^Quantité/), "2,5");
    await user.type(screen.getByLabelText(/^Prix \(CAD\)/), "1 212,50 $");
    await user.click(screen.getByRole("button", { name: "Envoyer la réponse" }));
    await waitFor(() =>
      expect(answered.mock.lastCall?.[0].body).toMatchObject({ quantity: 2.5, price: 1212.5 }),
    );
  });

  it("that is a no asks for no numbers", async () => {
    const answered = vi.fn((_call: { body: unknown }) => receivedEnquiry());
    const { user } = await open({ "POST /enquiries/{id}/answer/": answered });
    await user.click(await screen.findByRole("radio", { name: "No" }));
    expect(screen.queryByLabelText(/^Price/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    await waitFor(() => expect(answered.mock.lastCall?.[0].body).toEqual({ available: false, content: "" }));
  });

  it("needs a yes or a no", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Send answer" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Do you have it?: This field is required.");
  });

  it("that was given can be changed", async () => {
    await open({ "GET /enquiries/{id}/received/": () => receivedEnquiry({ answer: enquiryAnswer() }) });
    expect(await screen.findByRole("radio", { name: "Yes" })).toBeChecked();
    expect(screen.getByLabelText(/^Price \(CAD\)/)).toHaveValue("24.5");
    expect(screen.getByLabelText(/^Remarks/)).toHaveValue("Fresh every Tuesday.");
  });

  it("comes too late for a closed enquiry", async () => {
    await open({
      "GET /enquiries/{id}/received/": () => receivedEnquiry({ closed_at: "2026-11-20T12:00:00Z" }),
    });
    expect(await screen.findByText("This enquiry is closed. You can still write a message.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send answer" })).toBeNull();
  });
});
