import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { problemErrors, summaryErrors } from "./summaryErrors.ts";

const email = { field: "email", message: "You must provide a valid email address." };

describe("The error summary", () => {
  it("takes focus with every failed attempt, and not while errors are corrected", () => {
    const summary = (errors: (typeof email)[], attempt: number) => (
      <>
        <input aria-label="Email" />
        <ErrorSummary errors={errors} attempt={attempt} />
      </>
    );
    const { rerender } = render(summary([], 0));
    expect(screen.queryByRole("alert")).toBeNull();
    rerender(summary([email], 1));
    expect(screen.getByRole("alert")).toHaveFocus();
    screen.getByLabelText("Email").focus();
    rerender(summary([], 1));
    rerender(summary([email], 1));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    rerender(summary([email], 2));
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("leads to the field of an error", async () => {
    const select = vi.fn();
    render(<ErrorSummary errors={[email, { message: "Unknown Error" }]} attempt={1} onSelect={select} />);
    expect(screen.getByText("The form has the following errors that must be corrected:")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: email.message }));
    expect(select).toHaveBeenCalledWith("email");
    expect(screen.queryByRole("button", { name: "Unknown Error" })).toBeNull();
  });

  it("lists nested errors by their whole name", () => {
    expect(
      summaryErrors({
        title: { type: "required", message: "Required" },
        parcel: { weight: { type: "min", message: "Too light" } },
      } as never),
    ).toEqual([
      { field: "title", message: "Required" },
      { field: "parcel.weight", message: "Too light" },
    ]);
  });

  it("keeps what the server says of fields that the form does not have", () => {
    const error = {
      kind: "problem" as const,
      type: "about:blank",
      title: "Invalid",
      status: 400,
      message: "The form has errors.",
      errors: { email: ["Taken."], slug: ["Odd."] },
    };
    expect(problemErrors(error, ["email"])).toEqual([
      { field: "email", message: "Taken." },
      { message: "Odd." },
    ]);
    expect(problemErrors({ ...error, errors: {} }, ["email"])).toEqual([{ message: "The form has errors." }]);
  });
});
