/**
 * Finds the rows with every word of a text, in any order and case. A text that only became longer is sought among the
 * rows found before; where it leaves out none of them the same array comes back, and nothing is drawn again.
 */
export function searchIn<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  let words: readonly string[] = [];
  let found = rows;
  return (text: string): readonly Row[] => {
    const sought = text.toLowerCase().split(/\s+/).filter(Boolean);
    const narrows = words.every((word) => sought.some((longer) => longer.includes(word)));
    const among = narrows ? found : rows;
    const left = among.filter((row) => {
      const searched = textOf(row);
      return sought.every((word) => searched.includes(word));
    });
    words = sought;
    found = left.length === among.length ? among : left;
    return found;
  };
}
