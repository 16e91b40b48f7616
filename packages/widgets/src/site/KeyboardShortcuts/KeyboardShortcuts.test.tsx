import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { KeyboardShortcuts } from "./KeyboardShortcuts.tsx";

afterEach(() => localStorage.clear());

const list = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });

describe("keyboard shortcuts", () => {
  it("are listed under ?, also those pressed before their code was loaded", async () => {
    const { user } = renderWidget(<KeyboardShortcuts />);
    await user.keyboard("?");
    const shown = within(await list()).getAllByRole("term");
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      "List the shortcuts",
      "Search for something",
      "Home page",
      "Search",
      "Classifieds",
      "Log In",
    ]);
  });

  it("lead visitors to what they may open, and members to their own pages", async () => {
    const { user, navigate, unmount } = renderWidget(<KeyboardShortcuts />);
    await user.keyboard("gc");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/search/classifieds"));
    await user.keyboard("gm");
    expect(navigate).toHaveBeenCalledTimes(1);
    unmount();
    const member = renderWidget(<KeyboardShortcuts />, { signedInAs: {} });
    await member.user.keyboard("gm");
    await waitFor(() => expect(member.navigate).toHaveBeenCalledWith("/messages"));
  });

  it("/ goes to the search box of the page", async () => {
    Element.prototype.checkVisibility ??= () => true;
    const { user } = renderWidget(
      <>
        {/* biome-ignore lint/a11y/useSemanticElements: as the search box is, for browsers without the element */}
        <div role="search">
          <input aria-label="Search" />
        </div>
        <KeyboardShortcuts />
      </>,
    );
    await user.keyboard("/");
    const box = screen.getByRole("textbox", { name: "Search" });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue("");
  });

  it("/ goes to the search page where there is no search box", async () => {
    const { user, navigate } = renderWidget(<KeyboardShortcuts />);
    await user.keyboard("/");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/search"));
  });

  it("are letters in a field, and nothing with Ctrl", async () => {
    const { user, navigate } = renderWidget(
      <>
        <textarea aria-label="Message" />
        <KeyboardShortcuts />
      </>,
    );
    await user.keyboard("?");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.type(screen.getByRole("textbox", { name: "Message" }), "gs? gh/");
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("gs? gh/");
    await user.click(document.body);
    await user.keyboard("{Control>}g{/Control}s");
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("leave the page alone behind an open dialog", async () => {
    const { user, navigate } = renderWidget(<KeyboardShortcuts />);
    await user.keyboard("?");
    await list();
    await user.keyboard("gc");
    expect(navigate).not.toHaveBeenCalled();
  });

  it("can be switched off, and on again by the button", async () => {
    const { user, navigate } = renderWidget(<KeyboardShortcuts />);
    await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    await user.click(within(await list()).getByRole("switch", { name: "Use keyboard shortcuts" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("gc");
    await user.keyboard("?");
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    await user.click(within(await list()).getByRole("switch", { name: "Use keyboard shortcuts" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("gc");
    expect(navigate).toHaveBeenCalledWith("/search/classifieds");
  });
});
