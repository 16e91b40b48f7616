import { smallNetwork, typedHandlers } from "@foodshed/sdk/testing";
import { setupServer } from "msw/node";

/** The API as tests pretend it: a small network that can be read. */
export const server = setupServer(...typedHandlers(smallNetwork));
