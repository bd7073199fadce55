const length = 6;
const highest = 36 ** length - 1;

/** The submission number of a count: base 36, six characters, capitals (gateway manual, part 6). Throws beyond ZZZZZZ. */
export function toSubmissionNumber(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > highest)
    throw new RangeError(`No submission number for ${count}`);
  return count.toString(36).toUpperCase().padStart(length, '0');
}
