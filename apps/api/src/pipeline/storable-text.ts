/**
 * The path of the first text that no database keeps: one with the character U+0000 in it, or with half of a
 * surrogate pair. Undefined when there is none. Inputs may have a million members: nothing is made for those that are well.
 */
export function findUnstorableText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const name in value) {
    const found = findUnstorableText(Reflect.get(value, name));
    if (found !== undefined) return found === '' ? name : `${name}.${found}`;
  }
  return undefined;
}
