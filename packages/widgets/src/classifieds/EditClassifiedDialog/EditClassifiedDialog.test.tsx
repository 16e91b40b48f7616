import { classified, exampleToken, problem } from "@foodshed/sdk/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { ProfileClassifieds } from "../ProfileClassifieds/ProfileClassifieds.tsx";

const cider = classified({ editable: true });
const sentence = "Your session has ended. Please log in again.";

function Pages() {
  const [page, setPage] = useState("profile");
  return (
    <>
      <button type="button" onClick={() => setPage(page === "profile" ? "login" : "profile")}>
        Elsewhere
      </button>
      {page === "profile" && <ProfileClassifieds profileId={412} editable />}
    </>
  );
}

const edit = async () =>
  fireEvent.click(await screen.findByRole("button", { name: "Edit Cold-pressed cider" }));
const dialog = async () => within(await screen.findByRole("dialog", { name: "Edit Classified" }));
const submit = () => screen.getByRole("button", { name: "Submit" });

async function change(answer: () => typeof cider | Response = () => problem(401, "Please log in.")) {
  const updated = vi.fn();
  const view = renderWidget(<Pages />, {
    signedInAs: {},
    mocks: {
      "GET /accounts/classifieds_list/": ({ request }) =>
        request.headers.has("Authorization") ? [cider] : [classified()],
      "POST /accounts/update_classified/": ({ body }) => {
        updated(body);
        return answer();
      },
    },
  });
  await edit();
  fireEvent.change((await dialog()).getByLabelText("Title"), { target: { value: "Late cider" } });
  return { ...view, updated };
}

describe("A classified that is being changed", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it("stays when the session ends, and can be saved after the next login", async () => {
    let answer: typeof cider | Response = problem(401, "Please log in.");
    const { user, session, updated } = await change(() => answer);
    await user.click(submit());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Late cider");
    expect(submit()).toBeDisabled();
    answer = cider;
    act(() => void session.start(exampleToken()));
    expect(screen.queryByText(sentence)).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(updated.mock.lastCall?.[0]).toMatchObject({ classified_id: "77", title: "Late cider" });
  });

  it("keeps the input through the login page, and can be saved as it is", async () => {
    const { session } = await change();
    act(() => session.end("expired"));
    fireEvent.click(screen.getByText("Elsewhere"));
    // A login takes longer than a response counts as fresh.
    await act(() => vi.advanceTimersByTimeAsync(3000));
    act(() => void session.start(exampleToken()));
    fireEvent.click(screen.getByText("Elsewhere"));
    await edit();
    expect((await dialog()).getByLabelText("Title")).toHaveValue("Late cider");
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  it("is forgotten when it is closed, and when it is saved", async () => {
    const { user } = await change(() => cider);
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    await edit();
    expect((await dialog()).getByLabelText("Title")).toHaveValue("Cold-pressed cider");
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Late cider" } });
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await edit();
    expect((await dialog()).getByLabelText("Title")).toHaveValue("Cold-pressed cider");
  });

  it("says so when it was deleted meanwhile, keeps what was typed, and leaves the list when closed", async () => {
    let listed = [cider];
    const { user } = renderWidget(<Pages />, {
      signedInAs: {},
      mocks: {
        "GET /accounts/classifieds_list/": () => listed,
        "POST /accounts/update_classified/": () => {
          listed = [];
          return problem(404, "This classified does not exist.");
        },
      },
    });
    await edit();
    fireEvent.change((await dialog()).getByLabelText("Title"), { target: { value: "Late cider" } });
    await user.click(submit());
    expect(await screen.findByText(/This classified has been deleted in the meantime\./)).toBeVisible();
    expect(screen.getByLabelText("Title")).toHaveValue("Late cider");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(await screen.findByText("No Classifieds Available")).toBeVisible();
  });

  it.each(["a logout", "another account"])("goes away with %s", async (which) => {
    const { session } = await change();
    if (which === "a logout") act(() => session.end("logout"));
    else act(() => void session.start(exampleToken({ account_id: 413 })));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    act(() => void session.start(exampleToken()));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
