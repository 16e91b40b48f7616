import { enquiry, problem } from "@foodshed/sdk/testing";
import { CHOSEN_BUSINESSES_KEY } from "@foodshed/sdk/vocabulary";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { ChooseBusiness } from "../ChooseBusiness/ChooseBusiness.tsx";
import { forgetChosenBusinesses } from "../chosenBusinesses.ts";
import { EnquiryDock } from "./EnquiryDock.tsx";

// What is chosen is kept for the visit, also from one file of tests to the next.
beforeEach(() => act(forgetChosenBusinesses));
afterEach(() => act(forgetChosenBusinesses));

const farms = Array.from({ length: 11 }, (_, n) => ({ id: 500 + n, name: `Farm ${n + 1}` }));

function show(options: RenderWidgetOptions = { signedInAs: {} }) {
  return renderWidget(
    <>
      {farms.map((farm) => (
        <ChooseBusiness key={farm.id} {...farm} />
      ))}
      <EnquiryDock next="/search/goat%20cheese" product="goat cheese" />
    </>,
    options,
  );
}
const box = (n: number) => screen.getByRole("button", { name: `Choose Farm ${n}` });
const bar = () => screen.findByRole("region", { name: "Enquiry" });
const product = () => screen.findByLabelText("What you are looking for");

async function write(...chosen: number[]) {
  const view = show({ signedInAs: {}, mocks: {} });
  for (const n of chosen) await view.user.click(box(n));
  await view.user.click(within(await bar()).getByRole("button", { name: "Write to them" }));
  await product();
  return view;
}

describe("choosing businesses", () => {
  it("shows how many are chosen, and nothing when none is", async () => {
    const { user } = show();
    expect(screen.queryByRole("region")).toBeNull();
    await user.click(box(1));
    await user.click(box(3));
    expect(within(await bar()).getByRole("status")).toHaveTextContent("2 chosen");
    expect(box(1)).toHaveAttribute("aria-pressed", "true");
    await user.click(box(1));
    expect(within(await bar()).getByRole("status")).toHaveTextContent("1 chosen");
    await user.click(screen.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
    expect(box(3)).toHaveAttribute("aria-pressed", "false");
  });

  it("stops at ten and says so", async () => {
    const { user } = show();
    for (let n = 1; n <= 11; n++) await user.click(box(n));
    expect(within(await bar()).getByRole("status")).toHaveTextContent("10 chosen");
    expect(box(11)).toHaveAttribute("aria-pressed", "false");
  });

  it("leads visitors to the login and back, with their choice", async () => {
    const { user } = show({});
    await user.click(box(2));
    expect(within(await bar()).getByRole("link", { name: "Write to them" })).toHaveAttribute(
      "href",
      `/login?message&next=${encodeURIComponent("/search/goat%20cheese")}`,
    );
    expect(JSON.parse(sessionStorage.getItem(CHOSEN_BUSINESSES_KEY) ?? "")).toEqual([farms[1]]);
  });

  it("lets visitors ask by an address that they confirm, and loses nothing when that is refused", async () => {
    const asked: unknown[] = [];
    const refusals = [problem(403, "None of these businesses takes enquiries.")];
    const { user } = show({
      mocks: {
        "POST /visitor_enquiries/": ({ body }) => {
          asked.push(body);
          return refusals.pop() ?? { msg: "success" };
        },
      },
    });
    await user.click(box(2));
    await user.click(box(4));
    await user.click(within(await bar()).getByRole("button", { name: "Ask by email" }));
    expect(await product()).toHaveValue("goat cheese");
    const send = () => user.click(screen.getByRole("button", { name: "Mail me the link" }));
    await send();
    expect(await screen.findByRole("alert")).toHaveTextContent("Your name: This field is required.");
    await user.type(screen.getByLabelText("Your name"), "Anna Ritter");
    await user.type(screen.getByLabelText("Your email"), "anna@ritter.example");
    await send();
    expect(await screen.findByText("None of these businesses takes enquiries.")).toBeVisible();
    expect(screen.getByLabelText("Your name")).toHaveValue("Anna Ritter");
    await send();
    expect(await screen.findByText(/^We sent a mail to anna@ritter.example/)).toBeVisible();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ recipients: [501, 503], product: "goat cheese", name: "Anna Ritter" });
    const [close] = screen.getAllByRole("button", { name: "Close" });
    await user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("region", { name: "Enquiry" })).toBeNull());
  });

  it("offers no box on one's own business, and is forgotten at the logout", async () => {
    const { user, session } = show({ signedInAs: { account_id: 501 } });
    expect(screen.queryByRole("button", { name: "Choose Farm 2" })).toBeNull();
    await user.click(box(1));
    await bar();
    act(() => session.end("logout"));
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  });
});

describe("the form", () => {
  it("sends one enquiry to all of them, once, and goes to its page", async () => {
    const sent = vi.fn((_call: { body: unknown }) => enquiry());
    const { user, navigate } = show({ signedInAs: {}, mocks: { "POST /enquiries/": sent } });
    for (const n of [1, 2, 3]) await user.click(box(n));
    await user.click(within(await bar()).getByRole("button", { name: "Write to them" }));
    expect(await product()).toHaveValue("goat cheese");
    await user.type(screen.getByLabelText(/^Quantity/), "12");
    await user.type(screen.getByLabelText(/^Unit/), "kg");
    await user.dblClick(screen.getByRole("button", { name: "Send to all 3" }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/enquiries/71"));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.lastCall?.[0].body).toEqual({
      recipients: [500, 501, 502],
      product: "goat cheese",
      quantity: 12,
      unit: "kg",
      delivery: "either",
      content: "",
    });
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("needs to know what is looked for, and refuses days that are over", async () => {
    const { user } = await write(1);
    await user.clear(await product());
    await user.type(screen.getByLabelText(/^By which day/), "2020-01-01");
    await user.click(screen.getByRole("button", { name: "Send" }));
    const summary = await screen.findByRole("alert");
    expect(summary).toHaveTextContent("What you are looking for: This field is required.");
    expect(summary).toHaveTextContent("By which day: Please choose today or a later day.");
  });

  it("takes recipients out, down to the last", async () => {
    const { user } = await write(1, 2);
    await user.click(screen.getByRole("button", { name: "Take out Farm 1" }));
    expect(screen.getByRole("button", { name: "Send" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Take out/ })).toBeNull();
  });

  it("keeps everything when it fails, and repeats the same key", async () => {
    const keys: (string | null)[] = [];
    const { user } = show({
      signedInAs: {},
      mocks: {
        "POST /enquiries/": ({ request }) => {
          keys.push(request.headers.get("Idempotency-Key"));
          return problem(409, "None of these businesses can be asked right now.");
        },
      },
    });
    await user.click(box(1));
    await user.click(within(await bar()).getByRole("button", { name: "Write to them" }));
    await user.type(await screen.findByLabelText(/^What else/), "For our spring menu.");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("None of these businesses can be asked");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBe(keys[1]);
    expect(screen.getByLabelText(/^What else/)).toHaveValue("For our spring menu.");
  });
});
