import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { MailingListPage } from "./MailingListPage.tsx";

describe("The mailing list's own page", () => {
  afterEach(() => history.replaceState(null, "", location.pathname));

  it("has the address that was typed on the page of a partner with an earlier script", async () => {
    history.replaceState(null, "", "#email=ada%2Bmarket%40maplehill.example");
    renderWidget(<MailingListPage />);
    expect(await screen.findByLabelText("Email")).toHaveValue("ada+market@maplehill.example");
  });

  it("is opened without one as well", () => {
    renderWidget(<MailingListPage />);
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });
});
