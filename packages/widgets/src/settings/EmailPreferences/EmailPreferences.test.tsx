import { ownSettings, problem } from "@foodshed/sdk/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { section, showSettings } from "../testing.tsx";

describe("Email preferences", () => {
  const box = (name: string) => section("Email Preferences").findByRole("switch", { name });

  it("are seven", async () => {
    showSettings();
    await box("Messaging");
    const labels = section("Email Preferences").getAllByRole("switch");
    expect(labels.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      "Messaging",
      "Expired Classifieds",
      "New Classifieds",
      "Connection Requests",
      "Management Requests",
      "Accepted Membership Requests",
      "Classified Digests",
    ]);
    expect(await box("Classified Digests")).not.toBeChecked();
  });

  it("apply at once", async () => {
    const settings = ownSettings();
    const put = vi.fn(settings["PUT /notifications/preference/{verb}"]);
    const { user } = showSettings({ ...settings, "PUT /notifications/preference/{verb}": put });
    await user.click(await box("Classified Digests"));
    expect(await box("Classified Digests")).toBeChecked();
    await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    expect(put.mock.lastCall?.[0]).toMatchObject({ params: { verb: "11" }, body: { enable: true } });
  });

  it("go back when the server does not take them", async () => {
    let refuse = () => {};
    const { user } = showSettings({
      "PUT /notifications/preference/{verb}": () =>
        new Promise<Response>((resolve) => {
          refuse = () => resolve(problem(503, "Not right now."));
        }),
    });
    await user.click(await box("Messaging"));
    expect(await box("Messaging")).not.toBeChecked();
    refuse();
    await waitFor(async () => expect(await box("Messaging")).toBeChecked());
    expect(await screen.findAllByText("Could not update setting")).not.toHaveLength(0);
    expect(await box("Messaging")).toHaveAccessibleDescription(/Could not update setting/);
  });

  it("end with what was pressed last, however quickly", async () => {
    const settings = ownSettings();
    const sent: boolean[] = [];
    const stored: boolean[] = [];
    const answers: (() => void)[] = [];
    const { user } = showSettings({
      ...settings,
      "PUT /notifications/preference/{verb}": async (call) => {
        sent.push(call.body.enable);
        await new Promise<void>((resolve) => answers.push(resolve));
        const answer = settings["PUT /notifications/preference/{verb}"](call);
        stored.push(answer.enable);
        return answer;
      },
    });
    const messaging = await box("Messaging");
    await user.click(messaging);
    await user.click(messaging);
    await user.click(messaging);
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(messaging);
    answers[0]?.();
    await waitFor(() => expect(sent).toEqual([false, true]));
    answers[1]?.();
    await waitFor(() => expect(stored).toEqual([false, true]));
    expect(messaging).toBeChecked();
  });
});
