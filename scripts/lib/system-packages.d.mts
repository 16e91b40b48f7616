export function installSystemPackage(
  label: string,
  name: string,
  options?: { quiet?: boolean },
): Promise<boolean>;
