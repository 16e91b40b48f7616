import { administrationMocks, type Mocks, typedHandlers } from "@foodshed/sdk/testing";

/** The claims of an administrator. */
export const administrator = { account_id: 1, user_id: 1, email: "admin@foodshed.example", is_admin: true };

/** The parameters of a story of the administration. */
export const administratorStory = (mocks: Mocks = {}) => ({
  layout: "padded",
  signedInAs: administrator,
  msw: typedHandlers({ ...administrationMocks(), ...mocks }),
});

/** Answers never. */
export const never = () => new Promise<never>(() => {});
