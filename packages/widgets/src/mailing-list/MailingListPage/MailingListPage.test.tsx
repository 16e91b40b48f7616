import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MailingListEmbed } from "../MailingListEmbed/MailingListEmbed.tsx";
import { mailingListPath } from "../mailingListPath.ts";
import { MailingListPage } from "./MailingListPage.tsx";

describe("The mailing list's own page", () => {
  afterEach(() => history.replaceState(null, "", location.pathname));

  it("has the address that was typed on a partner's page", async () => {
    const { user, navigate, unmount } = renderWidget(<MailingListEmbed />);
    await user.type(screen.getByLabelText("Email"), "ada+market@maplehill.example");
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    const [path] = navigate.mock.calls[0] ?? [];
    expect(path).toBe("/mailing-list#email=ada%2Bmarket%40maplehill.example");
    unmount();

    history.replaceState(null, "", path?.slice(path.indexOf("#")));
    renderWidget(<MailingListPage />);
    expect(await screen.findByLabelText("Email")).toHaveValue("ada+market@maplehill.example");
  });

  it("is opened without one as well", () => {
    expect(mailingListPath("  ")).toBe("/mailing-list");
    renderWidget(<MailingListPage />);
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });
});
