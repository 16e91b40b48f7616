import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { frCA } from "../../locale/fr-CA.ts";
import { LocaleProvider, type WidgetTranslate } from "../../provider/locale.tsx";
import { renderWidget } from "../../testing/renderWidget.tsx";
import * as strings from "../generated/strings.ts";
import { REFUSED_BEFORE } from "./refusedBefore.ts";
import { TextField } from "./TextField.tsx";
import { useSchemaForm } from "./useSchemaForm.ts";

const schema = (t: WidgetTranslate) =>
  z.object({
    email: z.string().check(z.includes("@", t(strings.invalidEmail))),
    person: z.object({ name: z.string().check(z.minLength(1, t(strings.cancel))) }),
    code: z.string(),
  });

function Form({ onSend = () => {} }: { onSend?: () => void }) {
  const { register, handleSubmit, formState, setError } = useSchemaForm(schema, {
    defaultValues: { email: "", person: { name: "" }, code: "" },
  });
  const { errors } = formState;
  useEffect(() => setError("code", { message: "The server knows no such code." }), [setError]);
  return (
    <form onSubmit={handleSubmit(onSend)}>
      <TextField label="Email" error={errors.email?.message} {...register("email")} />
      <TextField label="Name" error={errors.person?.name?.message} {...register("person.name")} />
      <TextField label="Code" error={errors.code?.message} {...register("code")} />
      <button type="submit">Send</button>
    </form>
  );
}

function InBothLanguages() {
  const [isFrench, setFrench] = useState(false);
  return (
    <LocaleProvider locale={isFrench ? "fr-CA" : "en-CA"} catalogue={isFrench ? frCA : undefined}>
      <Form />
      <button type="button" onClick={() => setFrench(!isFrench)}>
        Other language
      </button>
    </LocaleProvider>
  );
}

const switchLanguage = () => fireEvent.click(screen.getByRole("button", { name: "Other language" }));
const field = (name: string) => screen.getByLabelText(name);

describe("A form whose language changes", () => {
  it("says in the new one what is wrong, where focus is stays", async () => {
    renderWidget(<InBothLanguages />);
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(field("Email")).toHaveAccessibleDescription(/valid email/));
    act(() => field("Name").focus());
    switchLanguage();
    await waitFor(() => expect(field("Email")).toHaveAccessibleDescription(/adresse courriel/));
    expect(field("Name")).toHaveAccessibleDescription("Annuler");
    expect(field("Name")).toHaveFocus();
    switchLanguage();
    await waitFor(() => expect(field("Email")).toHaveAccessibleDescription(/valid email/));
  });

  it("finds nothing wrong before it is sent, and does not leave what the server said in the old one", async () => {
    renderWidget(<InBothLanguages />);
    expect(field("Code")).toHaveAccessibleDescription("The server knows no such code.");
    switchLanguage();
    await act(async () => {});
    expect(field("Email")).toBeValid();
    expect(field("Code")).toHaveAccessibleDescription(/refusé\. Envoyez-le de nouveau/);
  });

  it("says what was wrong with the fields of the form before it, and sends nothing", async () => {
    const onSend = vi.fn();
    renderWidget(
      <LocaleProvider locale="fr-CA" catalogue={frCA}>
        <Form onSend={onSend} />
      </LocaleProvider>,
    );
    const wasRefused = (one: HTMLElement) => one.dispatchEvent(new Event(REFUSED_BEFORE, { bubbles: true }));
    act(() => {
      wasRefused(field("Email"));
      wasRefused(field("Code"));
    });
    await waitFor(() => expect(field("Email")).toHaveAccessibleDescription(/adresse courriel/));
    expect(field("Code")).toHaveAccessibleDescription(/refusé\. Envoyez-le de nouveau/);
    fireEvent.change(field("Email"), { target: { value: "ada@ferme.example" } });
    fireEvent.change(field("Name"), { target: { value: "Ada" } });
    await waitFor(() => expect(field("Email")).toBeValid());
    act(() => void wasRefused(field("Email")));
    await waitFor(() => expect(field("Email")).toHaveAccessibleDescription(/refusé/));
    expect(onSend).not.toHaveBeenCalled();
  });
});
