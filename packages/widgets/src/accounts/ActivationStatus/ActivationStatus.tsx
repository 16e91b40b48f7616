import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useLink } from "../../provider/host.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { loginFailureTitle } from "../LoginForm/loginForm.ts";
import { linkIncomplete, nowLogIn, submitted } from "../useThenLogin.ts";
import { useActivation } from "./useActivation.ts";

export interface ActivationStatusProps {
  /** The token of the verification mail; without one the link was cut short. */
  token: string | undefined;
}

/** Activates an account as soon as its page is opened. */
export function ActivationStatus({ token }: ActivationStatusProps) {
  const Link = useLink();
  const activation = useActivation(token);
  const { problem } = activation;
  const message = token ? problem?.message : linkIncomplete;
  const working = Boolean(token) && (activation.status === "idle" || activation.isRequesting);

  return (
    <AccountFrame title={working ? "Activating Your Account..." : "Account activation"}>
      {working && <Spinner />}
      <ErrorSummary
        title={loginFailureTitle}
        errors={message ? [{ message }] : []}
        attempt={activation.failures}
      />
      <FormStatus success={activation.status === "success" && `${submitted} ${nowLogIn}`} />
      {!working && (
        <p className={text.body}>
          <Link to="/login" className={textLink}>
            Log In
          </Link>
        </p>
      )}
    </AccountFrame>
  );
}
