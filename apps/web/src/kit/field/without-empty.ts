/** What was entered, as calls take it: a text that was left empty is left out. */
export function withoutEmpty<Texts extends object>(texts: Texts): Partial<Texts> {
  const entered = Object.entries(texts).filter(([, text]) => typeof text !== 'string' || text.trim() !== '');
  // Some of the texts under their own names.
  return Object.fromEntries(entered) as Partial<Texts>;
}
