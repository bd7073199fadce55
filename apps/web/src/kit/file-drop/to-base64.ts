/** The bytes of a file, as a call takes them. */
export async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // In parts: a function takes no more arguments at once.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCodePoint(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(''));
}
