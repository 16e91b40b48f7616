import { type Mocks, problem } from "@foodshed/sdk/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import * as strings from "../generated/strings.ts";
import { MailingListEmbed } from "./MailingListEmbed.tsx";

type Answer = NonNullable<Mocks["POST /mailing_list/request/"]>;

const show = (answer: Answer) =>
  renderWidget(<MailingListEmbed />, { mocks: { "POST /mailing_list/request/": answer } });
const field = () => screen.getByLabelText("Email");

describe("The mailing list on a partner's page", () => {
  it("sends nothing that is no address, and says so beside the field", async () => {
    const sent = vi.fn();
    const { user } = show(() => {
      sent();
      return { msg: "success" };
    });
    const subscribe = screen.getByRole("button", { name: "Subscribe" });
    for (const typed of ["", "  ", "anna", "anna@", "anna@green acres.example"]) {
      await user.clear(field());
      if (typed) await user.type(field(), typed);
      await user.click(subscribe);
      expect(field()).toHaveAccessibleDescription("You must provide a valid email address.");
      expect(field()).toHaveFocus();
    }
    await user.clear(field());
    await user.type(field(), "anna@greenacres.example");
    expect(field()).toBeValid();
    expect(sent).not.toHaveBeenCalled();
  });

  it("sends an address once, with the consent beside it, and says where the mail went", async () => {
    const sent = vi.fn();
    const { user, navigate } = show(({ body }) => {
      sent(body);
      return { msg: "success" };
    });
    expect(screen.getByText(strings.consent.english as string)).toBeVisible();
    await user.type(field(), " anna@greenacres.example");
    await user.dblClick(screen.getByRole("button", { name: "Subscribe" }));
    const told = await screen.findByText(
      "We sent a mail to anna@greenacres.example. Open the link in it within 24 hours, and you are on the list.",
    );
    expect(told.closest("[role=status]")).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: "anna@greenacres.example" });
    expect(field()).toBeValid();
    expect(navigate).not.toHaveBeenCalled();
  });

  it("keeps the address when it could not be sent, says why, and sends it again", async () => {
    let refused = true;
    const { user } = show(() => {
      if (refused) return problem(429, "Please wait a moment.");
      return { msg: "success" };
    });
    await user.type(field(), "anna@greenacres.example{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Please wait a moment.");
    expect(field()).toHaveValue("anna@greenacres.example");
    refused = false;
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText(/^We sent a mail to anna/)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
