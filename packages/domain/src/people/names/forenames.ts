/** Whether one forename may stand for another: the same, or the initial of it. */
function fits(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length === 1 && other.startsWith(one)) ||
    (other.length === 1 && one.startsWith(other))
  );
}

/**
 * Whether the middle names of two records may be those of one person: the shorter list stands in the longer one, in its order,
 * initials for names. Somebody without middle names fits everybody.
 */
export function middleNamesFit(one: readonly string[], other: readonly string[]): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  let place = 0;
  for (const name of few) {
    while (place < many.length && !fits(name, many[place] ?? '')) place += 1;
    if (place === many.length) return false;
    place += 1;
  }
  return true;
}

/** Whether two records may have the forenames of one person: the first ones fit, and so do the others. */
export function forenamesFit(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one[0], other[0]];
  if (first === undefined || second === undefined) return false;
  return fits(first, second) && middleNamesFit(one.slice(1), other.slice(1));
}
