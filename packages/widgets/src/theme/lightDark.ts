interface Values {
  [name: string]: string | Values;
}

/** A value for both schemes; the element's `color-scheme` selects one. */
export function lightDark<V extends object>(light: V, dark: V): V {
  const night = dark as Values;
  return Object.fromEntries(
    Object.entries(light as Values).map(([name, value]) => {
      const other = night[name] ?? value;
      return [
        name,
        typeof value === "string" || typeof other === "string"
          ? `light-dark(${value}, ${other})`
          : lightDark(value, other),
      ];
    }),
  ) as V;
}
