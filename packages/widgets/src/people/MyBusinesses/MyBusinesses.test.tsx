import { businesses, me, myBusiness, peopleMocks, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { pageLoad } from "../enterBusiness.ts";
import { MyBusinesses } from "./MyBusinesses.tsx";

const [orchard, creamery] = businesses;
const two = () =>
  me({ businesses: [myBusiness(orchard, { current: true }), myBusiness(creamery, { role: "editor" })] });

const show = (mocks: object = {}, disabled = false) =>
  renderWidget(<MyBusinesses disabled={disabled} />, {
    signedInAs: {},
    mocks: { ...peopleMocks({}, two()), ...mocks },
  });

let load: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  load = vi.spyOn(pageLoad, "enter").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function fill(user: ReturnType<typeof show>["user"], name: string) {
  await user.click(await screen.findByRole("button", { name: "Add a business" }));
  const dialog = within(await screen.findByRole("dialog"));
  if (name) await user.type(dialog.getByLabelText("Business name"), name);
  return dialog;
}

describe("One's businesses", () => {
  it("are listed with one's role, and which one acts for", async () => {
    show();
    const list = within(await screen.findByRole("list", { name: "Your businesses and networks" }));
    const [first, second] = list.getAllByRole("listitem");
    expect(first).toHaveTextContent(`${orchard.business_name} You act for itOwner`);
    expect(second).toHaveTextContent(`${creamery.business_name} Editor`);
  });

  it("become one more, with which one goes on at its profile", async () => {
    const sent: object[] = [];
    const mocks = peopleMocks({}, two());
    const { user } = show({
      "POST /people/found_business/": (request: never) => {
        sent.push((request as { body: object }).body);
        return mocks["POST /people/found_business/"](request);
      },
    });
    const dialog = await fill(user, "Maple Hill Cider");
    await user.click(dialog.getByRole("radio", { name: /^Processor/ }));
    await user.click(dialog.getByRole("button", { name: "Add a business" }));
    await waitFor(() => expect(load).toHaveBeenCalledWith("/profile-hub"));
    expect(sent).toEqual([{ business_name: "Maple Hill Cider", roles: [5], email_consent: false }]);
  });

  it("stay as they are when something is missing or refused, and nothing that was typed is lost", async () => {
    const message = "You are with a business called Twice already.";
    const { user } = show({
      "POST /people/found_business/": () => problem(409, message, { business_name: [message] }),
    });
    const dialog = await fill(user, "");
    await user.click(dialog.getByRole("button", { name: "Add a business" }));
    expect(await dialog.findByText("Enter the name of the business.")).toBeVisible();
    await user.type(dialog.getByLabelText("Business name"), "Twice");
    await user.click(dialog.getByRole("radio", { name: /^Buyer/ }));
    await user.click(dialog.getByRole("button", { name: "Add a business" }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText("Business name")).toHaveValue("Twice");
    expect(load).not.toHaveBeenCalled();
  });

  it("do not grow while support acts", async () => {
    show({}, true);
    await screen.findByRole("list");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
