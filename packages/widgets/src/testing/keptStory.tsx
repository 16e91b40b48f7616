import { type Mocks, typedHandlers } from "@foodshed/sdk/testing";
import type { Decorator } from "@storybook/react-vite";
import { EditedProfileProvider, type Profile } from "../profile-editing/editedProfile.tsx";
import { ownProfile, profileKeeper } from "./profileKeeper.ts";

/** What a story of a form that edits a profile spreads: the form's place, and a server that keeps what the form saves. */
export function keptStory(start: Partial<Profile> = {}, mocks: Mocks = {}) {
  const server = profileKeeper(ownProfile(start));
  const withProfile: Decorator = (Story) => (
    <EditedProfileProvider profile={server.kept()}>
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
    server,
  };
}
