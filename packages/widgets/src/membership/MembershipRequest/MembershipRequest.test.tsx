import { accountCard, basicProfile, businesses, problem, profile } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { MembershipRequest } from "./MembershipRequest.tsx";

const [orchard, dairy, , , network] = businesses;
const request = (manage: boolean) => ({
  id: 88,
  type: "membership" as const,
  account: accountCard(orchard),
  organization: accountCard(network),
  manage,
  sent_by_me: true,
  status: "pending" as const,
  created_at: "2026-11-20T14:05:00Z",
});

/** Renders what a member of this business sees on another profile. */
function show(
  viewer: { business: Parameters<typeof basicProfile>[0]; is_manager?: boolean },
  read: ReturnType<typeof profile>,
  mocks: RenderWidgetOptions["mocks"] = {},
  locale?: RenderWidgetOptions["locale"],
) {
  const { is_manager = false, business = orchard } = viewer;
  const onChanged = vi.fn();
  const view = renderWidget(<MembershipRequest profile={read} onChanged={onChanged} />, {
    signedInAs: { account_id: business.id, is_manager },
    mocks: {
      "POST /accounts/profile_by_id/": () => basicProfile(business, { is_manager }),
      ...mocks,
    },
    ...(locale && { locale }),
  });
  return { ...view, onChanged };
}

const ask = () => screen.findByRole("button", { name: "Request Membership" });

describe("Between a business and a network", () => {
  it("reads in French what it asks for", async () => {
    const { user } = show({ business: orchard }, profile(network), {}, "fr-CA");
    await user.click(await screen.findByRole("button", { name: "Demander l’adhésion" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Demander l’adhésion" }));
    expect(dialog.getByText(/^Demandez à devenir membre de /)).toHaveTextContent(network.business_name);
    expect(
      dialog.getByRole("checkbox", { name: "J’autorise ce réseau à modifier et à gérer mon profil." }),
    ).not.toBeChecked();
    expect(dialog.getByRole("button", { name: "Envoyer la demande" })).toBeEnabled();
  });

  it("a business asks, and may let the network manage its profile", async () => {
    const sent = vi.fn();
    const { user, onChanged } = show({ business: orchard }, profile(network), {
      "POST /accounts/request_connection/": ({ body }) => {
        sent(body);
        return request(true);
      },
    });
    await user.click(await ask());
    const dialog = within(await screen.findByRole("dialog", { name: "Request Membership" }));
    await user.click(
      dialog.getByRole("checkbox", {
        name: "I grant this network permission to edit and manage my profile.",
      }),
    );
    await user.dblClick(dialog.getByRole("button", { name: "Send Request" }));
    expect(await screen.findByRole("button", { name: "Membership Requested" })).toBeDisabled();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith({ recipient: network.id, manage: true });
    expect(onChanged).toHaveBeenCalled();
    expect(screen.getByText(`Your request has been sent to ${network.business_name}.`)).toBeVisible();
  });

  it("a managing network asks whether it may manage the business", async () => {
    const { user } = show({ business: network, is_manager: true }, profile(orchard));
    await user.click(await ask());
    const dialog = within(await screen.findByRole("dialog"));
    expect(
      dialog.getByRole("checkbox", { name: "I would also like to manage and edit their profile." }),
    ).not.toBeChecked();
    expect(dialog.getByText(/^Invite Maple Hill Orchard to become a member of your network/)).toBeVisible();
  });

  it("a network that manages no profiles gets no offer", async () => {
    const { user } = show({ business: network }, profile(orchard));
    await user.click(await ask());
    expect(within(await screen.findByRole("dialog")).queryByRole("checkbox")).toBeNull();
  });

  it("an error is shown, and the request can be retried", async () => {
    let refused = true;
    const { user } = show({ business: orchard }, profile(network), {
      "POST /accounts/request_connection/": () =>
        refused ? problem(409, "You are connected already.") : request(false),
    });
    await user.click(await ask());
    await user.click(screen.getByRole("button", { name: "Send Request" }));
    expect(await screen.findByText("You are connected already.")).toBeVisible();
    refused = false;
    await user.click(screen.getByRole("button", { name: "Send Request" }));
    expect(await screen.findByRole("button", { name: "Membership Requested" })).toBeDisabled();
  });

  it("a request that waits can be taken back", async () => {
    const withdrawn = vi.fn();
    const waiting = { id: 88, status: "pending", manage: false, sent_by_me: true } as const;
    const { user } = show({ business: orchard }, profile(network, { connection: waiting }), {
      "DELETE /accounts/connection/{id}/": ({ params }) => withdrawn(params.id),
    });
    await user.click(await screen.findByRole("button", { name: "Take the request back" }));
    expect(await ask()).toBeEnabled();
    expect(withdrawn).toHaveBeenCalledWith("88");
  });

  it("a received request is accepted or declined beside its sender", async () => {
    const answered = vi.fn();
    const received = { id: 88, status: "pending", manage: true, sent_by_me: false } as const;
    const { user } = show({ business: orchard }, profile(network, { connection: received }), {
      "POST /accounts/accept_connection_request/": ({ body }) => {
        answered(body);
        return { ...request(true), status: "accepted" as const };
      },
    });
    expect(await screen.findByText("They would also like to manage and edit your profile.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Accept" }));
    expect(await screen.findByText("You are a member. This network manages your profile.")).toBeVisible();
    expect(answered).toHaveBeenCalledWith({ id: 88, accept: true });
  });

  it("a manager user asks to manage a business, and nothing else", async () => {
    const sent = vi.fn();
    const { user } = show({ business: dairy, is_manager: true }, profile(orchard), {
      "POST /accounts/request_connection/": ({ body }) => {
        sent(body);
        return { ...request(true), type: "management" as const };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Ask to Manage This Profile" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask to Manage This Profile" }));
    expect(dialog.queryByRole("checkbox")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Send Request" }));
    expect(await screen.findByRole("button", { name: "Permission Requested" })).toBeDisabled();
    expect(sent).toHaveBeenCalledWith({ recipient: orchard.id, manage: true });
  });

  it("a business lets such a manager manage it, and reads that it does", async () => {
    const manager = profile(dairy, { is_manager: true });
    const { user, unmount } = show({ business: orchard }, manager);
    await user.click(await screen.findByRole("button", { name: "Let Them Manage Your Profile" }));
    expect(
      within(await screen.findByRole("dialog")).getByText(/^Grant North Fork Dairy permission to edit/),
    ).toBeVisible();
    unmount();
    const accepted = { id: 88, status: "accepted", manage: true, sent_by_me: true } as const;
    show({ business: orchard }, { ...manager, connection: accepted });
    expect(await screen.findByText("Manages your profile.")).toBeVisible();
  });

  it("two of the same type cannot connect, nor can a business with itself", async () => {
    const looked = vi.fn();
    const mocks = {
      "POST /accounts/profile_by_id/": () => {
        looked();
        return basicProfile(orchard);
      },
    };
    const { container, unmount } = show({ business: orchard }, profile(dairy), mocks);
    await vi.waitFor(() => expect(looked).toHaveBeenCalled());
    expect(within(container).queryByRole("button")).toBeNull();
    unmount();
    show({ business: orchard }, profile(orchard), mocks);
    await vi.waitFor(() => expect(looked).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole("button")).toBeNull();
  });
});
