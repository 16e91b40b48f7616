import type { Schema } from "@foodshed/sdk";
import { exampleToken, problem, unreachable } from "@foodshed/sdk/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useSession } from "../../provider/host.tsx";
import { mockProfileServer as keeper, ownProfile as own } from "../../testing/mockProfileServer.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileHub } from "./ProfileHub.tsx";
import { general, openGeneral, section } from "./testing.tsx";

/** The hub as the site shows it: while somebody is logged in, and on this page. */
function Site({ profile, away = false }: { profile: Schema<"Profile">; away?: boolean }) {
  return useSession() && !away ? <ProfileHub profile={profile} /> : <p>Elsewhere</p>;
}

/** A section's code is loaded when it first opens. */
const loaded = { timeout: 10_000 };

describe("What is typed and not saved", () => {
  async function begin(server = keeper()) {
    const view = renderWidget(<Site profile={own()} />, { signedInAs: {}, mocks: server.mocks });
    await view.user.click(section(general));
    const type = async (label: string, text: string) => {
      await view.user.clear(await screen.findByLabelText(label, {}, loaded));
      await view.user.type(screen.getByLabelText(label), text);
    };
    const endAndLogIn = async (account?: number, profile = own()) => {
      act(() => view.session.end("refused"));
      await screen.findByText("Elsewhere");
      view.rerender(<Site profile={profile} />);
      act(() => view.session.start(exampleToken(account === undefined ? {} : { account_id: account })));
    };
    return { ...view, type, endAndLogIn };
  }

  it("is there again, in sight, after the session ended and the next login, and can be saved", async () => {
    const server = keeper();
    const { type, endAndLogIn, user } = await begin(server);
    await type("Job title", "Grower");
    await endAndLogIn();
    expect(await screen.findByLabelText("Job title", {}, loaded)).toHaveValue("Grower");
    expect(section(general)).toHaveAttribute("aria-expanded", "true");
    expect(section(general)).toHaveAccessibleDescription(/^Unsaved changes/);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Your general business information has been saved.")).toBeVisible();
    expect(server.saves.at(-1)).toMatchObject({
      changes: [{ call: "update_profile", body: { details: { title: "Grower" } } }],
    });
    await endAndLogIn(undefined, server.saved());
    expect(section(general)).toHaveAttribute("aria-expanded", "false");
  });

  it("keeps what somebody else saved meanwhile in the fields that were not touched", async () => {
    const { type, endAndLogIn } = await begin();
    await type("Job title", "Grower");
    await endAndLogIn(undefined, own({ first_name: "Adaeze", version: 9 }));
    expect(await screen.findByLabelText("Job title", {}, loaded)).toHaveValue("Grower");
    expect(screen.getByLabelText("First name")).toHaveValue("Adaeze");
  });

  it("is there again in a location that was begun", async () => {
    const { type, endAndLogIn, user } = await begin();
    await user.click(section("Location Details"));
    await user.click(
      (await screen.findAllByRole("button", { name: "Add another location" }, loaded)).at(-1) as HTMLElement,
    );
    const names = () => screen.findAllByLabelText("Location name", {}, loaded);
    const before = (await names()).length;
    await user.type((await names()).at(-1) as HTMLElement, "The barn");
    await type("Job title", "Grower");
    await endAndLogIn();
    await waitFor(async () => expect(await names()).toHaveLength(before));
    expect((await names()).at(-1)).toHaveValue("The barn");
  });

  it("is gone when it was taken back, when the page was left, and for another account", async () => {
    const { type, endAndLogIn, user, rerender } = await begin();
    await type("Job title", "Grower");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    await endAndLogIn();
    expect(section(general)).toHaveAttribute("aria-expanded", "false");

    await user.click(section(general));
    await type("Job title", "Grower");
    rerender(<Site profile={own()} away />);
    rerender(<Site profile={own()} />);
    expect(section(general)).toHaveAttribute("aria-expanded", "false");

    await user.click(section(general));
    await type("Job title", "Grower");
    await endAndLogIn(999);
    expect(section(general)).toHaveAttribute("aria-expanded", "false");
  });
});

describe("A profile that is edited in two places at once", () => {
  it("keeps both changes when they are of different fields", async () => {
    const server = keeper();
    const { form, type, save } = await openGeneral(server);
    await type("Job title", "Grower");
    server.saveElsewhere({ first_name: "Adaeze" });
    await save();
    expect(await form.findByText("Your general business information has been saved.")).toBeVisible();
    expect(form.getByLabelText("First name")).toHaveValue("Adaeze");
    expect(server.saves.at(-1)).toEqual({
      profile_id: 412,
      version: 4,
      changes: [{ call: "update_profile", body: { id: 412, details: { title: "Grower" } } }],
    });
  });

  it("does not report its own save as a conflict when the response was lost", async () => {
    const server = keeper();
    const { form, type, save } = await openGeneral({
      mocks: {
        ...server.mocks,
        "POST /accounts/save_profile/": (call) => {
          const answer = server.mocks["POST /accounts/save_profile/"](call);
          return server.saves.length === 1 ? unreachable() : answer;
        },
      },
    });
    await type("Job title", "Grower");
    await save();
    expect(await screen.findByRole("alert")).toHaveTextContent("The server could not be reached.");
    expect(form.getByLabelText("Job title")).toHaveValue("Grower");
    await save();
    expect(await form.findByText("Your general business information has been saved.")).toBeVisible();
    expect(form.getByLabelText("Job title")).toHaveValue("Grower");
    expect(server.saved().version).toBe(4);
  });

  it("sends once however often Save is pressed", async () => {
    const server = keeper();
    const { form, type, user } = await openGeneral(server);
    await type("Job title", "Grower");
    await user.dblClick(form.getByRole("button", { name: "Save" }));
    await form.findByText("Your general business information has been saved.");
    expect(server.saves).toHaveLength(1);
  });

  it("shows a conflict with a save elsewhere, and overwrites it only on purpose", async () => {
    const server = keeper();
    const { form, type, save } = await openGeneral(server);
    await type("Job title", "Grower");
    server.saveElsewhere({ title: "Orchardist" });
    await save();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent("This was changed somewhere else in the meantime.");
    expect(alert).toHaveTextContent("Orchardist");
    expect(form.getByLabelText("Job title")).toHaveValue("Grower");
    expect(server.saves).toHaveLength(1);
    await save();
    expect(await form.findByText("Your general business information has been saved.")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(server.saved()).toMatchObject({ title: "Grower", version: 5 });
  });

  it("takes the other's text when asked", async () => {
    const server = keeper();
    const { form, type, save, user } = await openGeneral(server);
    await type("Job title", "Grower");
    server.saveElsewhere({ title: "Orchardist" });
    await save();
    await user.click(await screen.findByRole("button", { name: "Take this" }));
    expect(form.getByLabelText("Job title")).toHaveValue("Orchardist");
    expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("does not report a refusal as a conflict without a save elsewhere", async () => {
    const { mocks } = keeper();
    const { type, save } = await openGeneral({
      mocks: {
        ...mocks,
        "POST /accounts/save_profile/": () =>
          problem(409, "A profile keeps at least one role.", {
            "changes.0.non_field_errors": ["A profile keeps at least one role."],
          }),
      },
    });
    await type("Job title", "Grower");
    await save();
    expect(await screen.findByRole("alert")).toHaveTextContent("A profile keeps at least one role.");
  });

  it("keeps input during a pending save", async () => {
    const server = keeper();
    let answer: () => void = () => {};
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = server.mocks["POST /accounts/save_profile/"];
    const { form, type, save, user } = await openGeneral({
      mocks: {
        ...server.mocks,
        "POST /accounts/save_profile/": async (call) => {
          await waits;
          return slow(call);
        },
      },
    });
    await type("Job title", "Grower");
    await save();
    await user.type(form.getByLabelText("Job title"), "s");
    answer();
    await waitFor(() => expect(section(general)).toHaveAccessibleDescription(/Ada Okafor, Grower ·/));
    expect(form.getByLabelText("Job title")).toHaveValue("Growers");
    expect(form.getByRole("button", { name: "Save" })).toBeEnabled();
    expect(screen.queryByText("This was changed somewhere else in the meantime.")).toBeNull();
  });
});
