import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider, type Profile } from "../editedProfile.tsx";
import { ReplyTimeForm } from "./ReplyTimeForm.tsx";

const known = {
  conversations: 6,
  asked: 7,
  answered: 6,
  median_minutes: 560,
  computed_at: "2026-11-22T08:00:00Z",
};

function show(changes: Partial<Profile>, locale: "en-CA" | "fr-CA" = "en-CA") {
  const server = mockProfileServer(ownProfile(changes));
  const view = renderWidget(
    <EditedProfileProvider profile={server.saved()}>
      <ReplyTimeForm />
    </EditedProfileProvider>,
    { signedInAs: {}, locale, mocks: server.mocks },
  );
  return { ...view, ...server };
}

describe("how soon a business replies", () => {
  it.each([
    ["en-CA", "Usually replies within a day", /6 conversations.*7 messages.*6 were answered.*9 hours/],
    ["fr-CA", "Répond habituellement en moins d’une journée", /6 conversations.*7 messages.*6.*9 heures/],
  ] as const)("is told with what it is computed from, in %s", (locale, said, counts) => {
    show({ replies_within: "day", reply_times: { ...known, replies_within: "day" } }, locale);
    const line = screen.getByText(said).closest("p");
    expect(line).toHaveTextContent(counts);
  });

  it("is hidden from others by one tick, and nothing else is sent", async () => {
    const { user, lastChanges } = show({ replies_within: "day" });
    await user.click(screen.getByRole("checkbox", { name: "Show on my profile how soon we usually reply" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your choice has been saved.")).toBeVisible();
    expect(lastChanges()).toEqual([
      { call: "update_profile", body: { id: 412, details: { show_reply_time: false } } },
    ]);
  });

  it("is nothing where too few have written", () => {
    show({ replies_within: null, reply_times: null });
    expect(screen.getByText("Your profile says nothing about it yet.")).toBeVisible();
  });
});
