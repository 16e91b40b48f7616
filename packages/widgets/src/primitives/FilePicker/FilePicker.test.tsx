import { FILE_MAX_BYTES, IMAGE_EXTENSIONS } from "@foodshed/sdk/vocabulary";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { FilePicker } from "./FilePicker.tsx";
import { fileSize } from "./fileRules.ts";

function Picker() {
  const [file, setFile] = useState<File | null>(null);
  return <FilePicker label="Image" extensions={IMAGE_EXTENSIONS} file={file} onFile={setFile} />;
}

const ofSize = (bytes: number, name = "field.jpg") => new File([new Uint8Array(bytes)], name);
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("Image"), { target: { files: [file] } });

describe("The file picker", () => {
  it("shows what was chosen, and takes it away again", async () => {
    render(<Picker />);
    choose(ofSize(2048, "Field.JPG"));
    expect(screen.getByText("Field.JPG")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("2 kB");
    const remove = screen.getByRole("button", { name: "Remove" });
    expect(remove).toHaveAccessibleDescription("Field.JPG");
    await userEvent.click(remove);
    expect(screen.queryByText("Field.JPG")).toBeNull();
    expect(screen.getByLabelText("Image")).toHaveFocus();
  });

  it("takes five megabytes and not one byte more", () => {
    render(<Picker />);
    choose(ofSize(FILE_MAX_BYTES + 1));
    expect(screen.getByLabelText("Image")).toBeInvalid();
    expect(screen.getByLabelText("Image")).toHaveAccessibleDescription(
      "You must choose an image that is less than 5 megabytes in file size.",
    );
    choose(ofSize(FILE_MAX_BYTES));
    expect(screen.getByLabelText("Image")).toBeValid();
  });

  it("refuses other kinds of file", () => {
    render(<Picker />);
    choose(ofSize(10, "prices.xlsx"));
    expect(screen.getByLabelText("Image")).toBeInvalid();
    expect(screen.queryByText("prices.xlsx")).toBeNull();
  });

  it("takes a dropped file", () => {
    render(<Picker />);
    fireEvent.drop(screen.getByText("or drop it here"), { dataTransfer: { files: [ofSize(10)] } });
    expect(screen.getByText("field.jpg")).toBeVisible();
  });

  it("announces the state of the upload in an existing live region, and offers a retry", async () => {
    const retry = vi.fn();
    const props = { label: "Image", extensions: IMAGE_EXTENSIONS, onFile: () => {}, onRetry: retry };
    const { rerender } = render(<FilePicker {...props} file={null} />);
    const status = screen.getByRole("status");
    rerender(<FilePicker {...props} file={ofSize(10)} status="uploading" />);
    expect(screen.getByRole("status")).toBe(status);
    expect(status).toHaveTextContent("field.jpg Uploading…");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    rerender(<FilePicker {...props} file={ofSize(10)} status="failed" />);
    expect(status).toHaveTextContent("field.jpg Upload failed");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("takes nothing while it is disabled", () => {
    const file = vi.fn();
    render(<FilePicker label="Image" extensions={IMAGE_EXTENSIONS} file={null} onFile={file} disabled />);
    expect(screen.getByLabelText("Image")).toBeDisabled();
    fireEvent.drop(screen.getByText("or drop it here"), { dataTransfer: { files: [ofSize(10)] } });
    expect(file).not.toHaveBeenCalled();
  });

  it("says sizes as people do", () => {
    expect([12, 2048, FILE_MAX_BYTES].map((size) => fileSize(size, english))).toEqual([
      "12 bytes",
      "2 kB",
      "5.0 MB",
    ]);
    expect([12, 2048, FILE_MAX_BYTES].map((size) => fileSize(size, french))).toEqual([
      "12 octets",
      "2\u00a0ko",
      "5,0\u00a0Mo",
    ]);
  });
});
