import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { showToAdministrator } from "../testing.tsx";
import { JobsPage } from "./JobsPage.tsx";

const row = async (name: string) =>
  within((await screen.findByRole("heading", { name: new RegExp(name) })).closest("li") as HTMLElement);

describe("The jobs", () => {
  it("come with those first that need a look, and say what went wrong", async () => {
    const { user } = showToAdministrator(<JobsPage />);
    await screen.findByRole("heading", { name: /Finding places/ });
    expect(screen.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent(
      "Finding places on the map Failing",
    );
    const reasons = (await row("Finding places")).getAllByText("No room on the disk");
    expect(reasons).toHaveLength(3);
    for (const reason of reasons) {
      expect(reason).toBeVisible();
      // What a program said, on a French page too.
      expect(reason).toHaveAttribute("lang", "en-CA");
    }
    expect((await row("Deleting what has served")).getByText(/Every hour/)).not.toBeVisible();
    await user.click((await row("Deleting what has served")).getByRole("button", { name: /^Deleting what/ }));
    expect((await row("Deleting what has served")).getByText(/Every hour/)).toBeVisible();
  });

  it("say what one waits for that has not failed", async () => {
    const { user } = showToAdministrator(<JobsPage />);
    const waiting = await row("Search");
    expect(waiting.getByText("Waiting")).toBeVisible();
    await user.click(waiting.getByRole("button", { name: /Waiting$/ }));
    expect(waiting.getByText(/^Search is being prepared/)).toBeVisible();
  });

  it("rest after a question, and go on again", async () => {
    const { user } = showToAdministrator(<JobsPage />);
    const lists = /This week’s lists/;
    await user.click(await screen.findByRole("button", { name: lists }));
    await user.click(await screen.findByRole("button", { name: /^Pause This week/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pause this job?" }));
    await user.click(dialog.getByRole("button", { name: "Pause" }));
    await user.click(await screen.findByRole("button", { name: /^Let It Go On: This week/ }));
    expect(await screen.findByRole("button", { name: /^Pause This week/ })).toBeVisible();
    expect(screen.getByRole("heading", { name: lists })).toBeVisible();
  });

  it("run when they are told to; what the server needs cannot rest", async () => {
    const { user } = showToAdministrator(<JobsPage />);
    const housekeeping = await row("Deleting what has served");
    await user.click(housekeeping.getByRole("button", { name: /^Deleting what/ }));
    expect(housekeeping.queryByRole("button", { name: /^Pause/ })).toBeNull();
    await user.click(housekeeping.getByRole("button", { name: /^Run Now: / }));
    expect(await screen.findByText("It runs now.")).toBeVisible();
  });
});
