import { classifiedSearch, profileSearch } from "@foodshed/sdk/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { NO_PARAMETERS } from "../searchParameters.ts";
import { SearchFilters } from "./SearchFilters.tsx";

const meta = {
  title: "Widgets/Search/SearchFilters",
  component: SearchFilters,
  args: {
    parameters: NO_PARAMETERS,
    onChange: () => {},
    profiles: profileSearch().aggregations,
    classifieds: classifiedSearch().aggregations,
    classifiedsTotal: 57,
    measuredFrom: "visitor",
  },
  render: (args) => {
    const [parameters, setParameters] = useState(args.parameters);
    return (
      <div style={{ maxWidth: 300 }}>
        <SearchFilters
          {...args}
          parameters={parameters}
          onChange={(change) => setParameters({ ...parameters, ...change })}
        />
      </div>
    );
  },
} satisfies Meta<typeof SearchFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const VisitorNearAPostalCode: Story = {
  args: { parameters: { ...NO_PARAMETERS, near: "N0B 1S0", distance: 75, value_filters: [2] } },
};

export const MemberWithALocation: Story = {
  args: { measuredFrom: "ownLocation", parameters: { ...NO_PARAMETERS, distance: 120 } },
};

/** A location of 0,0 cannot be measured from. */
export const MemberWithoutALocation: Story = { args: { measuredFrom: "unknownLocation" } };

export const Classifieds: Story = { args: { parameters: { ...NO_PARAMETERS, profile_type: "CLASSIFIEDS" } } };

export const Loading: Story = {
  args: { profiles: null, classifieds: null, classifiedsTotal: undefined },
};

/** What is ticked stays in sight, also beyond the first six. */
export const TickedBeyondTheFold: Story = {
  args: {
    parameters: {
      ...NO_PARAMETERS,
      list_filters: { category: ["Winery", "Transportation/Climate Control"] },
    },
  },
};
