/** The multipart body of a request that creates or updates a classified. */
export function classifiedForm(fields: Record<string, unknown>, picture?: Buffer): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.set(name, String(value));
  if (picture) data.set("picture", new Blob([new Uint8Array(picture)]), "crop.jpg");
  return data;
}
