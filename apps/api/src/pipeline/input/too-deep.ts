/** More levels than any input has: what is deeper would only exhaust whoever walks it. */
const mostLevels = 64;

/** The name of the first member of an input that has more levels than any input needs; empty for a list of them. */
export function findTooDeep(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  if (Array.isArray(input)) return isDeeper(input, mostLevels) ? '' : undefined;
  return Object.entries(input).find(([, member]) => isDeeper(member, mostLevels))?.[0];
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const name in value) if (isDeeper(Reflect.get(value, name), levels - 1)) return true;
  return false;
}
