const titles = new Set(
  'mr mrs miss ms master mx dr prof professor rev reverend sir dame lord lady baron baroness'.split(' '),
);

/** The words of a name in any order and case, without titles: the register writes "QUILL, Mara" and "Ms Mara Quill". */
function wordsOf(name: string): Set<string> {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word !== '' && !titles.has(word)));
}

/** Whether two spellings may be of one name: all words of the shorter one are in the other. */
export function mayBeSameName(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
  return few !== undefined && many !== undefined && few.size > 0 && few.isSubsetOf(many);
}
