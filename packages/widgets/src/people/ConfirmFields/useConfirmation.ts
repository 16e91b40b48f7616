import type { FoodshedError } from "@foodshed/sdk";
import { PASSWORD_DUE, SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { useState } from "react";

/**
 * What is to be proved before a delicate change. What the server has asked for stays until the dialog is closed.
 *
 * @param passwordFirst the change is known to need the password
 */
export function useConfirmation(problem: FoodshedError | undefined, passwordFirst: boolean) {
  const [asked, setAsked] = useState({ password: false, code: false });
  const password = asked.password || problem?.type === PASSWORD_DUE;
  const code = asked.code || problem?.type === SECOND_FACTOR_DUE;
  if (password !== asked.password || code !== asked.code) setAsked({ password, code });
  return { withPassword: password || passwordFirst, withCode: code };
}

/** What goes into the request of the two fields, and nothing of one that was not asked for. */
export function confirmationOf(values: { current_password: string; code: string }) {
  return {
    ...(values.current_password && { current_password: values.current_password }),
    ...(values.code.trim() && { code: values.code.trim() }),
  };
}
