import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { useForm } from "react-hook-form";
import { describe, expect, it, vi } from "vitest";
import { renderWidget } from "../../testing/renderWidget.tsx";
import { CheckboxField } from "./CheckboxField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { PostalCodeField } from "./PostalCodeField.tsx";
import { RadioGroup } from "./RadioGroup.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";
import { WebAddressField } from "./WebAddressField.tsx";

function ContactForm({ onSend }: { onSend: (values: { phone: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { phone: "" } });
  return (
    <form aria-label="Contact" onSubmit={handleSubmit((values) => onSend(values))}>
      <PhoneField label="Phone" {...register("phone")} />
    </form>
  );
}

function DraftForm() {
  const { register, reset } = useForm({ defaultValues: { about: "A farm" } });
  return (
    <>
      <TextArea label="About" limit={100} {...register("about")} />
      <button type="button" onClick={() => reset({ about: "A restored draft" })}>
        Restore
      </button>
    </>
  );
}

describe("A field with a limit", () => {
  it("counts what a form puts into it, from the beginning and when a draft comes back", async () => {
    const user = userEvent.setup();
    render(<DraftForm />);
    expect(screen.getByText("6 / 100")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Restore" }));
    expect(screen.getByText("16 / 100")).toBeVisible();
    await user.type(screen.getByLabelText("About"), "!");
    expect(screen.getByText("17 / 100")).toBeVisible();
  });

  it("cuts nothing off what is pasted, counts it and says what is too many", async () => {
    const user = userEvent.setup();
    render(<TextField label="Business name" maxLength={20} />);
    const field = screen.getByLabelText("Business name");
    await user.click(field);
    await user.paste("Upper Conestogo Vegetable Growers");
    expect(field).toHaveValue("Upper Conestogo Vegetable Growers");
    expect(field).toBeInvalid();
    expect(screen.getByText("33 / 20")).toBeVisible();
    expect(field).toHaveAccessibleDescription(/13 characters too many\. At most 20 fit here\./);
    await user.clear(field);
    await user.paste("Upper Conestogo");
    expect(field).toBeValid();
    expect(screen.queryByText("15 / 20")).toBeNull();
    await user.type(field, " Far");
    expect(screen.getByText("19 / 20")).toBeVisible();
  });

  it("says in French how much is too many, one or several", async () => {
    const { user } = renderWidget(<TextField label="Nom" maxLength={20} optional />, { locale: "fr-CA" });
    const field = screen.getByLabelText("Nom (facultatif)");
    await user.click(field);
    await user.paste("Fromagerie du Conesto");
    expect(field).toHaveAccessibleDescription(/1 caractère de trop\. Ce champ en accepte au plus 20\./);
    await user.paste("go");
    expect(field).toHaveAccessibleDescription(/3 caractères de trop\./);
  });

  it("gives way to what the form says of it", async () => {
    const user = userEvent.setup();
    render(<TextField label="Title" maxLength={3} error="Required" />);
    await user.type(screen.getByLabelText("Title"), "Leeks");
    expect(screen.getByText("Required")).toBeVisible();
    expect(screen.queryByText(/At most 3 fit here/)).toBeNull();
  });

  it("says it of several lines too", async () => {
    const user = userEvent.setup();
    render(<TextArea label="Description" limit={10} />);
    await user.click(screen.getByLabelText("Description"));
    await user.paste("Eleven chars");
    expect(screen.getByLabelText("Description")).toBeInvalid();
    expect(screen.getByText("2 characters too many. At most 10 fit here.")).toBeVisible();
  });

  it("counts an emoji as one character", async () => {
    const user = userEvent.setup();
    render(
      <>
        <TextArea label="Description" limit={10} />
        <TextField label="Title" maxLength={10} />
      </>,
    );
    for (const label of ["Description", "Title"]) {
      await user.click(screen.getByLabelText(label));
      await user.paste("🍎".repeat(10));
      expect(screen.getByLabelText(label)).toBeValid();
      await user.paste("🍐");
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
  });
});

describe("Fields", () => {
  it("belong to their label, hint and error", () => {
    render(<TextField label="Email" hint="We write rarely." error="Invalid email" />);
    const field = screen.getByLabelText("Email");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Invalid email We write rarely.");
  });

  it("show a password on request, and hide it again", async () => {
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

  it("announce the limit, and when few characters are left", async () => {
    render(<TextArea label="Message" limit={20} />);
    const field = screen.getByLabelText("Message");
    expect(field).toHaveAccessibleDescription("At most 20 characters.");
    await userEvent.type(field, "Carrots?");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.type(field, " Any left?");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 characters left"));
    await userEvent.type(field, " Yes");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("2 characters too many"));
  });

  it("name a group of radios and its error", () => {
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

  it("write phones, postal codes and web addresses in their usual form", async () => {
    const heard = vi.fn();
    const hear = (event: { currentTarget: HTMLInputElement }) => heard(event.currentTarget.value);
    render(
      <>
        <PhoneField label="Phone" onChange={hear} />
        <PostalCodeField label="Postal code" />
        <WebAddressField label="Website" />
      </>,
    );
    await userEvent.type(screen.getByLabelText("Phone"), "519 555 0142 x7");
    await userEvent.type(screen.getByLabelText("Postal code"), "n0b1a0");
    await userEvent.type(screen.getByLabelText("Website"), "www.maplehill.ca/shop");
    await userEvent.tab();
    expect(screen.getByLabelText("Phone")).toHaveValue("(519) 555-0142 ext. 7");
    expect(heard).toHaveBeenLastCalledWith("(519) 555-0142 ext. 7");
    expect(screen.getByLabelText("Postal code")).toHaveValue("N0B 1A0");
    expect(screen.getByLabelText("Website")).toHaveValue("https://www.maplehill.ca/shop");
  });

  it("leave alone what they do not understand", async () => {
    render(
      <>
        <PhoneField label="Phone" />
        <WebAddressField label="Website" />
      </>,
    );
    await userEvent.type(screen.getByLabelText("Phone"), "ask at the farm");
    await userEvent.type(screen.getByLabelText("Website"), "our website");
    await userEvent.tab();
    expect(screen.getByLabelText("Phone")).toHaveValue("ask at the farm");
    expect(screen.getByLabelText("Website")).toHaveValue("our website");
  });

  it("pass their normalized value to the form", async () => {
    const sent = vi.fn();
    render(<ContactForm onSend={sent} />);
    await userEvent.type(screen.getByLabelText("Phone"), "5195550142");
    await userEvent.tab();
    await userEvent.type(screen.getByLabelText("Phone"), "{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ phone: "(519) 555-0142" }));
  });

  it("give focus to the radio that Tab would reach", () => {
    const ref = createRef<HTMLInputElement>();
    const sizes = [
      { value: "SML", label: "Small" },
      { value: "MED", label: "Medium" },
      { value: "LRG", label: "Large" },
    ];
    const { rerender } = render(<RadioGroup ref={ref} label="Business size" value={null} options={sizes} />);
    expect(ref.current).toBe(screen.getByLabelText("Small"));
    rerender(<RadioGroup ref={ref} label="Business size" value="MED" options={sizes} />);
    expect(ref.current).toBe(screen.getByLabelText("Medium"));
  });

  it("check a box by its label", async () => {
    render(<CheckboxField label="I agree to the terms and conditions." />);
    await userEvent.click(screen.getByText("I agree to the terms and conditions."));
    expect(screen.getByRole("checkbox")).toBeChecked();
  });
});
