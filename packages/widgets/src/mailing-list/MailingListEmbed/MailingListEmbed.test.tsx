import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MailingListEmbed } from "./MailingListEmbed.tsx";

describe("The mailing list on a partner's page", () => {
  it("opens no window for what is no address, and says so beside the field", async () => {
    const { user, navigate } = renderWidget(<MailingListEmbed />);
    const field = screen.getByLabelText("Email");
    const subscribe = screen.getByRole("button", { name: "Subscribe" });
    for (const typed of ["", "  ", "anna", "anna@", "anna@green acres.example"]) {
      await user.clear(field);
      if (typed) await user.type(field, typed);
      await user.click(subscribe);
      expect(field).toHaveAccessibleDescription("You must provide a valid email address.");
      expect(field).toHaveFocus();
    }
    expect(navigate).not.toHaveBeenCalled();
  });

  it("takes an address along, and says nothing more of it once it is right", async () => {
    const { user, navigate } = renderWidget(<MailingListEmbed />);
    const field = screen.getByLabelText("Email");
    await user.type(field, "anna{Enter}");
    expect(field).toBeInvalid();
    await user.type(field, "@greenacres.example");
    expect(field).toBeValid();
    await user.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/mailing-list#email=anna%40greenacres.example");
  });
});
