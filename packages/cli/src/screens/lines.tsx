import { Box, Text } from "ink";

/** A line of a screen. */
export interface Line {
  text: string;
  strong?: boolean;
  colour?: string | undefined;
}

/** Lines that fit already, one below the other. */
export function Lines({ lines, dim = false }: { lines: readonly Line[]; dim?: boolean }) {
  return (
    <Box flexDirection="column">
      {lines.map(({ text, strong = false, colour }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
        <Text key={index} bold={strong} dimColor={dim} wrap="truncate" {...(colour && { color: colour })}>
          {text || " "}
        </Text>
      ))}
    </Box>
  );
}
