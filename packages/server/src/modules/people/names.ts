/** How others read a person's name; the address where they gave none. */
export function fullName({
  first_name,
  last_name,
  email,
}: {
  first_name: string;
  last_name: string;
  email: string;
}): string {
  return `${first_name} ${last_name}`.trim() || email;
}
