import { type Mocks, typedHandlers } from "@foodshed/sdk/testing";
import type { Decorator } from "@storybook/react-vite";
import { EditedProfileProvider, type Profile } from "../profile-editing/editedProfile.tsx";
import { mockProfileServer, ownProfile } from "./mockProfileServer.ts";

/** Spread into the story of a form that edits a profile: its decorator, and a mock server that stores what the form saves. */
export function profileFormStory(start: Partial<Profile> = {}, mocks: Mocks = {}) {
  const server = mockProfileServer(ownProfile(start));
  const withProfile: Decorator = (Story) => (
    <EditedProfileProvider profile={server.saved()}>
      <div style={{ maxWidth: 760 }}>
        <Story />
      </div>
    </EditedProfileProvider>
  );
  return {
    parameters: {
      signedInAs: {},
      msw: typedHandlers({
        "POST /search/suggest_products/": () => ["Pears", "Peaches", "Pea shoots"],
        ...server.mocks,
        ...mocks,
      }),
    },
    decorators: [withProfile],
    beforeEach: server.reset,
    server,
  };
}
