import { classified, classifiedMatches, exampleToken, problem } from "@foodshed/sdk/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { PostClassified } from "./PostClassified.tsx";

const sentence = "Your session has ended. Please log in again.";
const submit = () => screen.getByRole("button", { name: "Submit" });
const title = () => screen.getByLabelText("Title");

function Pages() {
  const [page, setPage] = useState("board");
  return (
    <>
      <button type="button" onClick={() => setPage(page === "board" ? "login" : "board")}>
        Elsewhere
      </button>
      {page === "board" && <PostClassified />}
    </>
  );
}

async function write(answer = () => problem(401, "Please log in.")) {
  const posted = vi.fn(answer);
  const view = renderWidget(<Pages />, {
    signedInAs: {},
    mocks: { "POST /accounts/create_classified/": () => posted() },
  });
  await view.user.click(screen.getByRole("button", { name: "Post a Classified" }));
  fireEvent.mouseDown(await screen.findByRole("tab", { name: "Buying" }), { button: 0 });
  fireEvent.change(await screen.findByLabelText("Title"), { target: { value: "Heirloom carrots" } });
  fireEvent.change(screen.getByLabelText("Category"), { target: { value: "10" } });
  fireEvent.change(screen.getByLabelText("Needed by"), { target: { value: "2030-06-01" } });
  fireEvent.change(screen.getByLabelText("Description"), { target: { value: "30 kg a week." } });
  return { ...view, posted };
}

describe("The draft of a classified", () => {
  it("stays when the session ends, and says where to log in", async () => {
    const { user } = await write();
    await user.click(submit());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login?next=%2F");
    expect(title()).toHaveValue("Heirloom carrots");
    expect(submit()).toBeDisabled();
  });

  it("can be posted after the next login, in another tab too", async () => {
    let answer: unknown = problem(401, "Please log in.");
    const { user, session } = await write(() => answer as never);
    await user.click(submit());
    await screen.findByText(sentence);
    answer = classified();
    act(() => void session.start(exampleToken()));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.queryByText("Please log in.")).toBeNull();
    await user.click(submit());
    expect(await screen.findByText("Successfully Created a Classified!")).toBeVisible();
  });

  it("comes back after the login, without its picture, and can be sent as it is", async () => {
    const { user, session } = await write();
    await user.click(submit());
    await screen.findByText(sentence);
    fireEvent.change(title(), { target: { value: "Purple carrots" } });
    fireEvent.click(screen.getByText("Elsewhere"));
    act(() => void session.start(exampleToken()));
    fireEvent.click(screen.getByText("Elsewhere"));
    await user.click(await screen.findByRole("button", { name: "Post a Classified" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("Purple carrots");
    expect(screen.getByLabelText("Category")).toHaveValue("10");
    expect(screen.getByLabelText("Needed by")).toHaveValue("2030-06-01");
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  it("is not shown to another account", async () => {
    const { user, session } = await write();
    await user.click(submit());
    await screen.findByText(sentence);
    act(() => void session.start(exampleToken({ account_id: 413 })));
    await waitFor(() => expect(title()).toHaveValue(""));
  });

  it("goes away with a logout", async () => {
    const { session } = await write();
    act(() => session.end("logout"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByRole("link", { name: "Post a Classified" })).toHaveAttribute(
      "href",
      "/register",
    );
    act(() => void session.start(exampleToken()));
    fireEvent.click(screen.getByRole("button", { name: "Post a Classified" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("");
  });
});

describe("Posting from any page", () => {
  afterEach(() => window.history.replaceState(null, "", "/"));

  it("begins with the form, where the address says so", async () => {
    window.history.replaceState(null, "", "/search/classifieds#post");
    renderWidget(<PostClassified thumb />, { signedInAs: {} });
    expect(await screen.findByRole("dialog", { name: "Create Classified" })).toBeVisible();
  });

  it("takes seven taps with a photo, of which the way here is one and the photo another", async () => {
    window.history.replaceState(null, "", "/search/classifieds#post");
    const posted = vi.fn(() => classified());
    const { user } = renderWidget(<PostClassified thumb />, {
      signedInAs: {},
      mocks: {
        "POST /accounts/create_classified/": posted,
        "POST /accounts/match_classified/": () => classifiedMatches({ category: 10 }),
      },
    });
    let taps = 2;
    const tap = async (target: HTMLElement) => {
      taps += 1;
      await user.click(target);
    };
    await tap(await screen.findByRole("tab", { name: "Selling" }));
    await tap(await screen.findByLabelText("Title"));
    await user.keyboard("Heirloom carrots");
    await waitFor(() => expect(screen.getByLabelText("Category")).toHaveValue("10"), { timeout: 3000 });
    await tap(screen.getByRole("button", { name: "In a month" }));
    await tap(screen.getByLabelText("Description"));
    await user.keyboard("30 kg a week.");
    await tap(submit());
    expect(await screen.findByText("Successfully Created a Classified!")).toBeVisible();
    expect(posted).toHaveBeenCalledTimes(1);
    expect(taps).toBeLessThanOrEqual(7);
  });
});
