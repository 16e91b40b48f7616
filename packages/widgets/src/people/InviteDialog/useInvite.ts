import type { FoodshedError, Schema } from "@foodshed/sdk";
import { PASSWORD_DUE, SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { useClient } from "../../provider/host.tsx";
import { isAboutConfirmation } from "../ConfirmFields/ConfirmFields.tsx";
import { confirmationOf } from "../ConfirmFields/useConfirmation.ts";
import { addressesOf, type InviteValues } from "./inviteForm.ts";

export interface NotInvited {
  email: string;
  problem: FoodshedError;
}

/**
 * Invites one address after the other. What was refused is left over, with the reason; after a missing or wrong password or code, and
 * where nothing more can be sent for now, the rest is not tried.
 */
export function useInvite(onInvited: (invitation: Schema<"Invitation">) => void) {
  const client = useClient();
  const [state, setState] = useState<{ isPending: boolean; failed: NotInvited[]; invited: string[] }>({
    isPending: false,
    failed: [],
    invited: [],
  });

  async function send({ addresses, role, ...given }: InviteValues): Promise<string[]> {
    if (state.isPending) return [];
    setState(({ invited }) => ({ isPending: true, failed: [], invited }));
    const failed: NotInvited[] = [];
    const invited: string[] = [];
    const waiting = addressesOf(addresses);
    while (waiting.length > 0) {
      const email = waiting.shift() as string;
      const { data, error } = await client.POST("/people/invite/", {
        body: { email, role, ...confirmationOf(given) },
      });
      if (error) {
        failed.push({ email, problem: error });
        if (endsAll(error)) break;
      } else {
        invited.push(email);
        onInvited(data);
      }
    }
    setState((last) => ({ isPending: false, failed, invited: [...last.invited, ...invited] }));
    return [...failed.map(({ email }) => email), ...waiting];
  }

  return { ...state, send };
}

function endsAll(problem: FoodshedError): boolean {
  const isDue = problem.type === PASSWORD_DUE || problem.type === SECOND_FACTOR_DUE;
  return isDue || isAboutConfirmation(problem) || ![400, 409].includes(problem.status);
}
