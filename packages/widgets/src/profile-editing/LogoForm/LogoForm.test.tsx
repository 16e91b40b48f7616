import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mockProfileServer, ownProfile } from "../../testing/mockProfileServer.ts";
import { galleryPhoto } from "../../testing/photoFixtures.ts";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { EditedProfileProvider, type Profile } from "../editedProfile.tsx";
import { PhotoDialog } from "../PhotoDialog/PhotoDialog.tsx";
import { LogoForm } from "./LogoForm.tsx";

function show(changes: Partial<Profile> = {}, widget = <LogoForm />) {
  const server = mockProfileServer(ownProfile(changes));
  return renderWidget(<EditedProfileProvider profile={server.saved()}>{widget}</EditedProfileProvider>, {
    signedInAs: {},
    mocks: server.mocks,
  });
}

// The stories test choosing, cropping and uploading in a real browser: jsdom cannot draw.
describe("A company photo", () => {
  it("is shown when there is one", () => {
    const { photo_file_name, image } = galleryPhoto(1);
    show({ photo_file_name, media: { photo: image, photos: [] } });
    expect(screen.getByText("This is your current company photo:")).toBeVisible();
    expect(screen.getByRole("img", { name: ownProfile().business_name })).toBeVisible();
    expect(screen.getByLabelText("Replace your company photo")).toBeInTheDocument();
  });

  it("needs a file, and says so each time", async () => {
    const { user } = show();
    expect(screen.queryByText("This is your current company photo:")).toBeNull();
    for (const _time of [1, 2]) {
      await user.click(screen.getByRole("button", { name: "Save" }));
      expect(screen.getByRole("alert")).toHaveTextContent("You must select a file to add.");
      expect(screen.getByRole("alert")).toHaveFocus();
    }
  });

  it("is an image of one of five kinds, and of 5 MB at most", async () => {
    const { user } = show();
    const picker = screen.getByLabelText("Company photo");
    expect(picker).toHaveAttribute("accept", ".jpg,.jpeg,.png,.gif,.bmp");
    expect(picker).not.toHaveAttribute("multiple");
    await user.upload(picker, new File([new Uint8Array(5_242_881)], "barn.jpg", { type: "image/jpeg" }));
    expect(
      screen.getByText("You must choose an image that is less than 5 megabytes in file size."),
    ).toBeVisible();
  });

  it("cannot be uploaded from its dialog before one is chosen", () => {
    show({}, <PhotoDialog type="profile" open onOpenChange={vi.fn()} profile={ownProfile()} />);
    expect(screen.getByRole("button", { name: "Upload" })).toBeDisabled();
  });
});
