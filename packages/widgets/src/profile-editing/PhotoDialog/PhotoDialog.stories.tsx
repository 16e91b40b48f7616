import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ownProfile } from "../../testing/mockProfileServer.ts";
import { galleryPhoto } from "../../testing/photoFixtures.ts";
import { examplePicture } from "../../testing/picture.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import { PhotoDialog } from "./PhotoDialog.tsx";

const { image, photo_file_name } = galleryPhoto(2);

const meta = {
  title: "Widgets/Profile editing/PhotoDialog",
  component: PhotoDialog,
  args: { type: "profile", open: true, onOpenChange: fn(), profile: ownProfile() },
  ...profileFormStory({}, { "POST /accounts/set_photo/": () => ({ image, photo_file_name }) }),
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { profile: ownProfile({ photo_file_name, media: { photo: image, photos: [] } }) },
};
export const Gallery: Story = { args: { type: "gallery" } };

export const UploadsAndCloses: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole("button", { name: "Upload" })).toBeDisabled();
    await userEvent.upload(screen.getByLabelText("New photo"), await examplePicture());
    await screen.findByText("What will be shown");
    await waitFor(() => expect(screen.getByRole("button", { name: "Upload" })).toBeEnabled());
    await userEvent.click(screen.getByRole("button", { name: "Upload" }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};
