import { problem } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { galleryPhoto } from "../../testing/photoFixtures.ts";
import { examplePicture } from "../../testing/picture.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { LogoForm } from "./LogoForm.tsx";

const meta = { title: "Widgets/Profile editing/LogoForm", component: LogoForm } satisfies Meta<
  typeof LogoForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { image, photo_file_name } = galleryPhoto(1);
const withPhoto = { photo_file_name, media: { photo: image, photos: [] } };

export const Empty: Story = profileFormStory();
export const Default: Story = profileFormStory(withPhoto);

const sent = fn();
const uploading = profileFormStory(
  {},
  {
    "POST /accounts/set_photo/": ({ body }) => {
      sent((body as unknown as { picture: Blob }).picture);
      uploading.server.saveElsewhere(withPhoto);
      return { image, photo_file_name };
    },
  },
);
/** The whole upload by keyboard: the arrow keys move the crop. */
export const CropsAndUploads: Story = {
  ...uploading,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    sent.mockClear();
    await userEvent.upload(canvas.getByLabelText("Company photo"), await examplePicture());
    const frame = await canvas.findByRole("group", { name: /Part of the picture/ });
    await canvas.findByText("What will be shown");
    frame.focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    const save = canvas.getByRole("button", { name: "Save" });
    await waitFor(() => expect(save).toBeEnabled());
    save.focus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText("Your company photo has been saved.");
    await canvas.findByText("This is your current company photo:");
    await expect(canvas.queryByText("What will be shown")).toBeNull();
    await expect(sent).toHaveBeenCalledTimes(1);
    const [picture] = sent.mock.lastCall as [Blob];
    const { width, height } = await createImageBitmap(picture);
    await expect(width / height).toBeCloseTo(16 / 9, 2);
  },
};

export const NoFile: Story = {
  ...profileFormStory(withPhoto),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You must select a file to add.");
  },
};

export const NotAPicture: Story = {
  ...profileFormStory(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText("Company photo"),
      new File(["hello"], "field.jpg", { type: "image/jpeg" }),
    );
    await canvas.findByText("This file is not a picture that can be shown.");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
  },
};

export const Refused: Story = {
  ...profileFormStory(
    {},
    { "POST /accounts/set_photo/": () => problem(415, "This picture could not be read.") },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText("Company photo"), await examplePicture());
    await canvas.findByText("What will be shown");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This picture could not be read.");
    await canvas.findByText("What will be shown");
  },
};
