/** What was asked for as it is kept: without the members that JSON leaves out, each object in the order of its names. */
export function canonicalJson(asked: unknown): unknown {
  return sorted(JSON.parse(JSON.stringify(asked)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
