import { classified, problem, typedHandlers } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { examplePicture } from "../../testing/picture.ts";
import { CreateClassifiedDialog } from "./CreateClassifiedDialog.tsx";

const sent = fn();

const meta = {
  title: "Widgets/Classifieds/CreateClassifiedDialog",
  component: CreateClassifiedDialog,
  args: { open: true, onOpenChange: fn(), onCreated: fn() },
  parameters: {
    signedInAs: {},
    msw: typedHandlers({
      "POST /accounts/create_classified/": ({ body }) => {
        sent(body);
        return classified();
      },
    }),
  },
  beforeEach: () => sent.mockClear(),
} satisfies Meta<typeof CreateClassifiedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill() {
  await userEvent.click(await screen.findByRole("tab", { name: "Buying" }));
  await userEvent.type(await screen.findByLabelText("Title"), "Heirloom carrots");
  await userEvent.selectOptions(screen.getByLabelText("Category"), "Vegetables");
  await userEvent.type(screen.getByLabelText("Needed by"), "2030-06-01");
  await userEvent.type(screen.getByLabelText("Description"), "30 kg a week.");
}

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Submit" })).toBeDisabled();
  },
};

export const Selling: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: "Selling" }));
    await expect(screen.getByLabelText("Expiry")).toBeVisible();
  },
};

export const Incomplete: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText("Title"), "Heirloom carrots");
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    const summary = await screen.findByRole("alert");
    await expect(summary).toHaveTextContent("The form has the following errors that must be corrected:");
    await expect(summary).toHaveFocus();
  },
};

export const WithCroppedImage: Story = {
  play: async () => {
    await fill();
    await userEvent.upload(screen.getByLabelText(/Image/), await examplePicture());
    await screen.findByRole("group", { name: /Part of the picture/ });
    await waitFor(() => expect(screen.getByRole("button", { name: "Submit" })).toBeEnabled());
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const { picture, profile_id } = (sent.mock.lastCall ?? [])[0] as { picture: Blob; profile_id: string };
    await expect(profile_id).toBe("412");
    const { width, height } = await createImageBitmap(picture);
    await expect(width / height).toBeCloseTo(16 / 9, 2);
  },
};

export const SessionEnded: Story = {
  parameters: {
    msw: typedHandlers({ "POST /accounts/create_classified/": () => problem(401, "Please log in.") }),
  },
  play: async () => {
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await expect(await screen.findByText("Your session has ended. Please log in again.")).toBeVisible();
    await expect(screen.getByLabelText("Title")).toHaveValue("Heirloom carrots");
    await expect(screen.getByRole("link", { name: "Log In" })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: {
    msw: typedHandlers({
      "POST /accounts/create_classified/": () =>
        problem(400, "The form has errors.", { needed_by: ["You cannot select a date in the past."] }),
    }),
  },
  play: async () => {
    await fill();
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("You cannot select a date in the past.");
  },
};
