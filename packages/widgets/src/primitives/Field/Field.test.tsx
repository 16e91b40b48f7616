import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CheckboxField } from "./CheckboxField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

describe("Fields", () => {
  it("belong to their label, hint and error", () => {
    render(<TextField label="Email" hint="We write rarely." error="Invalid email" />);
    const field = screen.getByLabelText("Email");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Invalid email We write rarely.");
  });

  it("show a password to its writer, and hide it again", async () => {
    render(<PasswordField label="Password" autoComplete="new-password" />);
    const field = screen.getByLabelText("Password");
    expect(field).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect(field).toHaveAttribute("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field).toHaveAttribute("type", "password");
  });

  it("count characters without cutting what is pasted", async () => {
    render(<TextArea label="Message" limit={10} />);
    await userEvent.click(screen.getByLabelText("Message"));
    await userEvent.paste("twelve chars");
    expect(screen.getByLabelText("Message")).toHaveValue("twelve chars");
    expect(screen.getByText("12 / 10")).toBeVisible();
  });

  it("name a group of radios and tell its error", () => {
    render(
      <RadioGroup
        label="Business size"
        error="You can only choose one business size."
        options={[
          { value: "SML", label: "Small" },
          { value: "LRG", label: "Large" },
        ]}
      />,
    );
    expect(screen.getByRole("group", { name: "Business size" })).toHaveAccessibleDescription(
      "You can only choose one business size.",
    );
  });

  it("tick a box by its words", async () => {
    render(<CheckboxField label="I agree to the terms and conditions." />);
    await userEvent.click(screen.getByText("I agree to the terms and conditions."));
    expect(screen.getByRole("checkbox")).toBeChecked();
  });
});
