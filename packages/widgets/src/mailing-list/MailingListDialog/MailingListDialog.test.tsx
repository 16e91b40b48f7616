import { type Mocks, problem } from "@foodshed/sdk/testing";
import { MAILING_LIST_DISMISSED_KEY } from "@foodshed/sdk/vocabulary";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import * as strings from "../generated/strings.ts";
import { MailingListDialog } from "./MailingListDialog.tsx";

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <MailingListDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

type Answer = NonNullable<Mocks["POST /mailing_list/subscribe/"]>;

async function subscribe(answer: Answer, email = "ada@maplehill.example") {
  const view = renderWidget(<Page />, { mocks: { "POST /mailing_list/subscribe/": answer } });
  await view.user.type(screen.getByLabelText("Email"), email);
  await view.user.dblClick(screen.getByRole("button", { name: "Subscribe" }));
  return view;
}

const isDismissed = () => localStorage.getItem(MAILING_LIST_DISMISSED_KEY) !== null;

describe("Joining the mailing list", () => {
  it("sends the address once, with the consent text that was shown", async () => {
    const sent = vi.fn();
    await subscribe(({ body }) => {
      sent(body);
      return { msg: "success" };
    });
    expect(await screen.findByText("Your information has been successfully submitted.")).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith({ email: "ada@maplehill.example", wording: strings.consent.english });
    expect(isDismissed()).toBe(true);
  });

  it("shows the consent text before anything is sent", () => {
    renderWidget(<Page />);
    expect(screen.getByText(strings.consent.english as string)).toBeVisible();
  });

  it("sends the consent as it was read in French", async () => {
    const sent = vi.fn();
    const { user } = renderWidget(<Page />, {
      locale: "fr-CA",
      mocks: {
        "POST /mailing_list/subscribe/": ({ body }) => {
          sent(body);
          return { msg: "success" };
        },
      },
    });
    await user.type(screen.getByRole("textbox", { name: "Courriel" }), "ada@maplehill.example");
    await user.click(screen.getByRole("button", { name: "S’abonner" }));
    expect(await screen.findByText("Vos renseignements ont bien été envoyés.")).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      email: "ada@maplehill.example",
      wording: expect.stringContaining("En vous abonnant, vous acceptez"),
    });
  });

  it("needs an address", async () => {
    const { user } = renderWidget(<Page />);
    await user.type(screen.getByLabelText("Email"), "ada@maplehill");
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    await waitFor(() =>
      expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
        "You must provide a valid email address.",
      ),
    );
  });

  it("is busy, and stays open, while the address is on its way", async () => {
    const { user } = await subscribe(() => new Promise<never>(() => {}));
    expect(screen.getByRole("button", { name: "Subscribe" })).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("says that an address is on the list already", async () => {
    await subscribe(() => problem(409, "Already subscribed: this address is on the mailing list."));
    expect(await screen.findByText("You are already subscribed to the mailing list.")).toBeVisible();
  });

  it("shows the message of the response, keeps the address, and can be retried", async () => {
    let fails = true;
    const { user } = await subscribe(() =>
      fails ? problem(503, "The list cannot be reached.") : { msg: "success" },
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("The list cannot be reached.");
    expect(screen.getByLabelText("Email")).toHaveValue("ada@maplehill.example");
    expect(isDismissed()).toBe(false);
    fails = false;
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("Your information has been successfully submitted.")).toBeVisible();
  });

  it("remembers that a visitor wants no more of it", async () => {
    const { user } = renderWidget(<Page />);
    await user.click(screen.getByRole("button", { name: "Don't show again" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(isDismissed()).toBe(true);
  });

  it("discards the input when it is closed, and may open by itself again", async () => {
    const { user } = renderWidget(<Page />);
    await user.type(screen.getByLabelText("Email"), "ada");
    await user.keyboard("{Escape}");
    expect(isDismissed()).toBe(false);
    await user.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByLabelText("Email")).toHaveValue("");
  });
});
