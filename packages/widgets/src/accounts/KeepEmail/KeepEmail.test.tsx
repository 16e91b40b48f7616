import { problem } from "@foodshed/sdk/testing";
import { LINK_TOO_OLD } from "@foodshed/sdk/vocabulary";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { KeepEmail } from "./KeepEmail.tsx";

const CHECK = "POST /accounts/check_link/";
const widget = <KeepEmail token="p3Q9yT0f2mXc7LwJ5sVbR1" />;

describe("Keeping the old email", () => {
  it("takes a press, so that no mail scanner does it, and leads to a new password", async () => {
    const stop = vi.fn(() => ({ message: "The change is stopped." }));
    const { user } = renderWidget(widget, {
      mocks: {
        [CHECK]: () => ({ purpose: "stop_email_change" as const }),
        "POST /accounts/stop_email_change/": stop,
      },
    });
    expect(stop).not.toHaveBeenCalled();
    await user.dblClick(screen.getByRole("button", { name: "Keep my address" }));
    expect(await screen.findByText("The change is stopped.")).toBeVisible();
    expect(stop).toHaveBeenCalledOnce();
    expect(screen.getByRole("link", { name: "Set a new password" })).toHaveAttribute("href", "/forgot");
  });

  it("says when there is nothing to stop any more", async () => {
    renderWidget(widget, { mocks: { [CHECK]: () => problem(400, "No.", {}, {}, LINK_TOO_OLD) } });
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("There is nothing to stop"));
    expect(screen.getByRole("alert")).toHaveTextContent("Failure to keep your email due to:");
    expect(screen.queryByRole("button", { name: "Keep my address" })).toBeNull();
  });
});
