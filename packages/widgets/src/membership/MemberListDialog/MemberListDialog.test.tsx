import { businesses, problem } from "@foodshed/sdk/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { type RenderWidgetOptions, renderWidget } from "../../testing/renderWidget.tsx";
import { MemberListDialog } from "./MemberListDialog.tsx";

const network = businesses[4];
const members = Array.from({ length: 2000 }, (_, index) => ({
  connection_id: index + 1,
  id: index + 1000,
  slug: `member-${index}`,
  business_name: `Member ${index}`,
  photo_file_name: null,
}));

const answers: NonNullable<RenderWidgetOptions["mocks"]> = {
  "GET /accounts/connected_profiles/{slug}/": ({ query }) => {
    const part = query.get("query")?.toLowerCase() ?? "";
    const found = members.filter(({ business_name }) => business_name.toLowerCase().includes(part));
    const from = Number(query.get("from"));
    return {
      is_network: true,
      count: found.length,
      results: found.slice(from, from + Number(query.get("size"))),
    };
  },
};

const rows = () => within(screen.getByRole("list", { name: "Members" })).getAllByRole("listitem");

describe("The members of a large network", () => {
  it("are loaded page by page, and are found by a part of their name", async () => {
    const { user } = renderWidget(<MemberListDialog open onOpenChange={() => {}} network={network} />, {
      mocks: answers,
    });
    await screen.findByRole("link", { name: "Member 0" });
    expect(rows()).toHaveLength(48);
    await user.click(screen.getByRole("button", { name: "Load More Members" }));
    await waitFor(() => expect(rows()).toHaveLength(96));
    await user.type(screen.getByRole("searchbox", { name: "Find a member" }), "1999");
    expect(await screen.findByRole("link", { name: "Member 1999" })).toHaveAttribute(
      "href",
      "/profiles/member-1999",
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByRole("button", { name: "No More Members" })).toBeDisabled();
  });

  it("are removed after a question that names the company", async () => {
    const removed = vi.fn();
    const onRemoved = vi.fn();
    const { user } = renderWidget(
      <MemberListDialog
        open
        onOpenChange={() => {}}
        network={network}
        mayRemove={() => true}
        onRemoved={onRemoved}
      />,
      {
        signedInAs: { account_id: network.id },
        mocks: { ...answers, "DELETE /accounts/connection/{id}/": ({ params }) => removed(params.id) },
      },
    );
    await user.click(await screen.findByRole("button", { name: "Remove Member 7" }));
    const question = within(await screen.findByRole("dialog", { name: "Remove connection" }));
    expect(
      question.getByText(
        "You are about to remove your connection with Member 7. Are you sure you would like to proceed?",
      ),
    ).toBeVisible();
    expect(removed).not.toHaveBeenCalled();
    await user.click(question.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(onRemoved).toHaveBeenCalledTimes(1));
    expect(removed).toHaveBeenCalledWith("8");
    expect(screen.queryByRole("dialog", { name: "Remove connection" })).toBeNull();
  });

  it("can be asked for again when they could not be read", async () => {
    let there = false;
    const { user } = renderWidget(<MemberListDialog open onOpenChange={() => {}} network={network} />, {
      mocks: {
        "GET /accounts/connected_profiles/{slug}/": () =>
          there ? { is_network: true, count: 1, results: members.slice(0, 1) } : problem(503, "Not now."),
      },
    });
    expect(await screen.findByText("Not now.")).toBeVisible();
    there = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Member 0" })).toBeVisible();
  });
});
