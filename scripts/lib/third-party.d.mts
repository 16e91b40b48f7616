/** For Vite: writes the licences of what is bundled into the folder that it builds into. */
export function viteLicences(name?: string): {
  name: string;
  transform(code: string, id: string): void;
  writeBundle(options: { dir?: string }, bundle: object): void;
};

/** For tsup: writes them into a file. */
export function esbuildLicences(file: string): {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: esbuild's own types are tsup's
  setup(build: any): void;
};
