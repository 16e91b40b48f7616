import { createFoodshedClient } from "@foodshed/sdk";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { BackStep } from "../../provider/backStep.ts";
import { FoodshedProvider } from "../../provider/FoodshedProvider.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { TextField } from "../Field/TextField.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function Page(props: Pick<DialogProps, "unsaved" | "busy">) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog {...props} open={open} onOpenChange={setOpen} title="Add a Contact">
      <TextField label="Name" defaultValue="Sam" />
    </Dialog>
  );
}

const dialog = () => screen.queryByRole("dialog", { name: "Add a Contact" });
const question = () => screen.queryByRole("dialog", { name: "Discard your changes?" });
const field = () => screen.getByLabelText("Name");

describe("A dialog", () => {
  it("asks before Escape loses what was typed, and keeps it for who goes on", async () => {
    const { user } = renderWidget(<Page />);
    await user.type(field(), " Moyer");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Go on editing" }));
    expect(field()).toHaveValue("Sam Moyer");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(dialog()).toBeNull();
    expect(question()).toBeNull();
  });

  it("closes at once where nothing was typed, or what was is gone", async () => {
    const { user, unmount } = renderWidget(<Page />);
    await user.keyboard("{Escape}");
    expect(dialog()).toBeNull();
    unmount();
    renderWidget(<Page />);
    await user.clear(field());
    await user.keyboard("{Escape}");
    expect(dialog()).toBeNull();
  });

  it("closes at once where what was typed is kept as a draft", async () => {
    const { user } = renderWidget(<Page unsaved={false} />);
    await user.type(field(), " Moyer");
    await user.keyboard("{Escape}");
    expect(dialog()).toBeNull();
  });

  it("leaves the history of a page that is not Foodshed's alone", () => {
    const entries = history.length;
    renderWidget(<Page />);
    expect(dialog()).toBeVisible();
    expect(history.length).toBe(entries);
  });
});

const steps: (() => void)[] = [];
const useBackStep: BackStep = (active, onBack) => {
  const [step] = useState(() => ({ onBack }));
  step.onBack = onBack;
  const [act] = useState(() => () => step.onBack());
  if (active && !steps.includes(act)) steps.push(act);
  if (!active && steps.includes(act)) steps.splice(steps.indexOf(act), 1);
};

describe("Back, where the host takes steps with it", () => {
  const show = (props: Pick<DialogProps, "busy"> = {}) => {
    steps.length = 0;
    renderWidget(
      <FoodshedProvider client={createFoodshedClient({ baseUrl: location.origin })} useBackStep={useBackStep}>
        <Page {...props} />
      </FoodshedProvider>,
    );
  };
  const back = () => act(() => steps.at(-1)?.());

  it("closes the dialog as Escape does: it asks first where something was typed, and a second Back goes on editing", async () => {
    const user = userEvent.setup();
    show();
    await user.type(field(), " Moyer");
    back();
    expect(question()).toBeVisible();
    back();
    await waitFor(() => expect(question()).toBeNull());
    expect(field()).toHaveValue("Sam Moyer");
  });

  it("closes it at once where nothing was typed", async () => {
    show();
    back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(steps).toEqual([]);
  });

  it("does not close it while something is sent", () => {
    show({ busy: true });
    back();
    expect(dialog()).toBeVisible();
  });
});
