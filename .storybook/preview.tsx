import preview from "../packages/widgets/src/testing/preview.tsx";

// Storybook reads the tags and the order from the text of this file itself, without running it: imported, neither would count.
export default {
  ...preview,
  tags: ["autodocs"],
  parameters: {
    ...preview.parameters,
    options: {
      storySort: {
        order: [
          "Start here",
          "Tokens",
          "Writing a widget",
          "Embedding",
          "Accessibility",
          "Languages",
          "Theme",
          "Primitives",
          "*",
        ],
      },
    },
  },
};
