import { problem } from "@foodshed/sdk/testing";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ReportAbuse } from "./ReportAbuse.tsx";

describe("Reporting", () => {
  it("says what is wrong, and thanks", async () => {
    const sent: unknown[] = [];
    const { user } = renderWidget(<ReportAbuse kind="classified" id={907} />, {
      mocks: {
        "POST /abuse_reports/": ({ body }) => {
          sent.push(body);
          return { id: 1 };
        },
      },
    });
    await user.click(screen.getByRole("button", { name: "Report this classified" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Report this classified" }));
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText("Please choose what is wrong.")).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: "An attempt to deceive" }));
    await user.type(dialog.getByLabelText("Details"), "Asks for gift cards.");
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await screen.findByText("Thank you. The administrators will look at it.")).toBeVisible();
    expect(sent).toEqual([{ kind: "classified", id: 907, reason: "fraud", details: "Asks for gift cards." }]);
  });

  it("needs words for something else, and keeps them when it could not be sent", async () => {
    const { user } = renderWidget(<ReportAbuse kind="profile" id={412} />, {
      mocks: { "POST /abuse_reports/": () => problem(429, "Please try again in an hour.") },
    });
    await user.click(screen.getByRole("button", { name: "Report this profile" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("radio", { name: "Something else" }));
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText("Please say what is wrong.")).toBeVisible();
    await user.type(dialog.getByLabelText("Details"), "Closed in 2020.");
    await user.click(dialog.getByRole("button", { name: "Send report" }));
    expect(await dialog.findByText("Please try again in an hour.")).toBeVisible();
    expect(dialog.getByLabelText("Details")).toHaveValue("Closed in 2020.");
  });
});
