import { problem, profileRole } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { galleryPhoto } from "../../testing/photoFixtures.ts";
import { examplePicture } from "../../testing/picture.ts";
import { profileFormStory } from "../../testing/profileFormStory.tsx";
import type { Profile } from "../editedProfile.tsx";
import { GalleryForm } from "./GalleryForm.tsx";

const meta = {
  title: "Widgets/Profile editing/GalleryForm",
  component: GalleryForm,
} satisfies Meta<typeof GalleryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (count: number): Partial<Profile> => ({
  roles: [profileRole("vendor"), profileRole("seller")],
  media: { photo: null, photos: Array.from({ length: count }, (_, index) => galleryPhoto(index + 1)) },
});

export const Empty: Story = profileFormStory(holding(0));
export const Default: Story = profileFormStory(holding(3));
export const Full: Story = profileFormStory(holding(6));

export const BrokenPhoto: Story = profileFormStory({
  ...holding(0),
  media: { photo: null, photos: [{ ...galleryPhoto(1), photo_file_name: "/gone.jpg" }] },
});

export const NothingSelected: Story = {
  ...profileFormStory(holding(2)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Delete selected" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You must select at least one file to delete.",
    );
  },
};

export const AsksBeforeDeleting: Story = {
  ...profileFormStory(holding(3)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select to delete: Photo 2 of 3" }));
    await userEvent.click(canvas.getByRole("button", { name: "Delete selected" }));
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveTextContent("Are you sure you want to delete this gallery photo?");
    await expect(dialog).toHaveTextContent("This action cannot be undone.");
  },
};

const sent = fn();
const adding = profileFormStory(holding(5), {
  "POST /accounts/add_photo_gallery/": ({ body }) => {
    sent(body);
    adding.server.saveElsewhere({ media: holding(6).media as Profile["media"] });
    return galleryPhoto(6);
  },
});
export const AddsTheSixth: Story = {
  ...adding,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    sent.mockClear();
    await userEvent.upload(canvas.getByLabelText("Add a photo"), await examplePicture());
    const galleries = within(await canvas.findByRole("group", { name: "Galleries that show it" }));
    await userEvent.click(galleries.getByRole("checkbox", { name: "Vendor Gallery" }));
    const upload = canvas.getByRole("button", { name: "Upload" });
    await waitFor(() => expect(upload).toBeEnabled());
    await userEvent.click(upload);
    await canvas.findByText("Your photo has been added.");
    await canvas.findByText("You are limited to a maximum of 6 images.");
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ profile_id: "412", vendor: "false", b2b: "true" });
  },
};

/** Another tab has added the sixth meanwhile. */
export const Refused: Story = {
  ...profileFormStory(holding(5), {
    "POST /accounts/add_photo_gallery/": () => problem(409, "You are limited to a maximum of 6 images."),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText("Add a photo"), await examplePicture());
    const upload = canvas.getByRole("button", { name: "Upload" });
    await waitFor(() => expect(upload).toBeEnabled());
    await userEvent.click(upload);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "You are limited to a maximum of 6 images.",
    );
  },
};
