const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * The path of the first text that no database keeps: one with the character U+0000 in it, or with half of a
 * surrogate pair; of a name like that, of what holds it. Undefined when there is none. Inputs may have a million members: nothing is made for those that are well.
 */
export function findUnstorableText(value: unknown): string | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const name in value) {
    // Names that callers choose, as the paths of answers, are kept as well. Such a name cannot be told: what holds it is.
    if (isUnstorable(name)) return '';
    const found = findUnstorableText(Reflect.get(value, name));
    if (found !== undefined) return found === '' ? name : `${name}.${found}`;
  }
  return undefined;
}
