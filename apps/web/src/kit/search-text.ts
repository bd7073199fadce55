/** A text that an address carries under a name; an empty one is none. */
export function textOf(search: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = search[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
