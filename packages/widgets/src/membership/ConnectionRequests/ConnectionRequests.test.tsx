import { accountCard, businesses, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { ConnectionRequests } from "./ConnectionRequests.tsx";

const [orchard, dairy, , , network] = businesses;
const request = (id: number, business = orchard as (typeof businesses)[number], manage = false) => ({
  id,
  type: "membership" as const,
  account: accountCard(business),
  organization: accountCard(network),
  manage,
  sent_by_me: false,
  status: "pending" as const,
  created_at: "2026-11-20T14:05:00Z",
});

const show = (mocks: RenderWidgetOptions["mocks"], account_id: number = network.id) =>
  renderWidget(<ConnectionRequests />, { signedInAs: { account_id }, mocks });

describe("Connection requests", () => {
  it("say so when there are none", async () => {
    show({ "GET /accounts/connection_requests_list/": () => [] });
    expect(await screen.findByText("No Requests")).toBeVisible();
  });

  it("are accepted or denied once each, and the list is read again", async () => {
    let waiting = [request(1, orchard, true), request(2, dairy)];
    const answered = vi.fn();
    const { user } = show({
      "GET /accounts/connection_requests_list/": () => waiting,
      "POST /accounts/accept_connection_request/": ({ body }) => {
        answered(body);
        waiting = waiting.filter(({ id }) => id !== body.id);
        return { ...request(body.id), status: "accepted" as const };
      },
    });
    const [first] = await screen.findAllByRole("listitem");
    expect(first).toHaveTextContent("They grant your network permission to edit and manage their profile.");
    await user.dblClick(screen.getByRole("button", { name: "Accept Maple Hill Orchard" }));
    await waitFor(() => expect(screen.queryByText("Maple Hill Orchard")).toBeNull());
    expect(answered).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Deny North Fork Dairy" }));
    expect(await screen.findByText("No Requests")).toBeVisible();
    expect(answered).toHaveBeenLastCalledWith({ id: 2, accept: false });
  });

  it("name the network where a business is asked", async () => {
    show({ "GET /accounts/connection_requests_list/": () => [request(1, orchard, true)] }, orchard.id);
    expect(await screen.findByRole("link", { name: network.business_name })).toHaveAttribute(
      "href",
      `/profiles/${network.slug}`,
    );
    expect(screen.getByText(/They would also like to manage and edit your profile\./)).toBeVisible();
  });

  it("say that a manager user, not a network, would manage the profile", async () => {
    const asked = { ...request(1, orchard, true), type: "management" as const };
    const { unmount } = show({ "GET /accounts/connection_requests_list/": () => [asked] }, orchard.id);
    expect(await screen.findByText("Would like to manage and edit your profile.")).toBeVisible();
    unmount();
    show({ "GET /accounts/connection_requests_list/": () => [asked] });
    expect(await screen.findByText("Grants you permission to edit and manage their profile.")).toBeVisible();
  });

  it("say why an answer came too late", async () => {
    const { user } = show({
      "GET /accounts/connection_requests_list/": () => [request(1)],
      "POST /accounts/accept_connection_request/": () => problem(409, "This request was denied already."),
    });
    await user.click(await screen.findByRole("button", { name: "Accept Maple Hill Orchard" }));
    expect(await screen.findByText("This request was denied already.")).toBeVisible();
  });

  it("can be asked for again when they could not be read", async () => {
    let there = false;
    const { user } = show({
      "GET /accounts/connection_requests_list/": () => (there ? [] : problem(503, "Not at the moment.")),
    });
    expect(await screen.findByText("Not at the moment.")).toBeVisible();
    there = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No Requests")).toBeVisible();
  });

  it("are shown five at a time", async () => {
    const many = Array.from({ length: 8 }, (_, index) => request(index + 1));
    const { user } = show({ "GET /accounts/connection_requests_list/": () => many });
    const list = await screen.findByRole("list");
    expect(within(list).getAllByRole("listitem")).toHaveLength(5);
    await user.click(screen.getByRole("button", { name: "Show 3 more" }));
    expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(8);
  });
});
