import { Children, type ComponentProps, cloneElement, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";

/**
 * The router's scripts, fetched behind sheets, fonts and pictures: the page says all that it has to say without them. The
 * router asks for them as urgently as for its sheets and has no setting for that, so its links are changed as it made them.
 */
export function LateScripts(props: ComponentProps<typeof Scripts>) {
  return withLowPriority(Scripts(props));
}

function withLowPriority(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child;
    if (child.type === "link") return cloneElement(child, { fetchPriority: "low" } as object);
    return child.props.children
      ? cloneElement(child, undefined, withLowPriority(child.props.children))
      : child;
  });
}
