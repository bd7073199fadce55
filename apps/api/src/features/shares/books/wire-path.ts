/** The path of a field in the words of the wire: `transferees.0.shares` is `Transferees.0.Shares`. */
export function wirePath(path: string): string {
  return path.replaceAll(/(^|\.)([a-z])/g, (_all, dot: string, letter: string) => dot + letter.toUpperCase());
}
