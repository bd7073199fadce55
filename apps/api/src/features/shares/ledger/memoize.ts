/** Reads each text once: most of thousands of rows say what others say. Made for one reading, and forgotten with it. */
export function memoize<Value extends {}>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
