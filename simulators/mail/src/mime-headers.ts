/** Header fields by lower-case name; the first of each counts. */
export type Headers = ReadonlyMap<string, string>;

/** Splits a part into its unfolded header fields and its body (RFC 5322, section 2.2). */
export function splitPart(part: string): { headers: Headers; body: string } {
  const end = part.startsWith('\r\n') ? 0 : part.indexOf('\r\n\r\n');
  const head = end === -1 ? part : part.slice(0, end);
  const body = end === -1 ? '' : part.slice(end).replace(/^(\r\n){1,2}/, '');
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body };
}

/** A header with its encoded words made plain (RFC 2047). */
export function readHeader(headers: Headers, name: string): string {
  const raw = headers.get(name) ?? '';
  const joined = raw.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(
    /=\?([^?]+)\?([bqBQ])\?([^?]*)\?=/g,
    (_all, charset: string, way: string, text: string) =>
      decodeBytes(
        way.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : decodeQuoted(text.replaceAll('_', ' ')),
        charset,
      ),
  );
}

/** `text/plain; charset=utf-8` in its pieces; a long name may come in numbered parts (RFC 2231). */
export function readParameters(value: string): {
  type: string;
  parameters: Readonly<Record<string, string>>;
} {
  const [type = '', ...rest] = value.match(/(?:[^;"]|"[^"]*")+/g) ?? [];
  const parameters: Record<string, string> = {};
  for (const piece of rest) {
    const [name = '', ...text] = piece.split('=');
    const plain = text
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1');
    const base = name.trim().toLowerCase().replace(/\*.*$/, '');
    parameters[base] = (parameters[base] ?? '') + (name.trim().endsWith('*') ? decodeExtended(plain) : plain);
  }
  return { type: type.trim().toLowerCase(), parameters };
}

/** Per cent signs to text; the bytes pass through the same reading as quoted-printable ones. */
function decodeExtended(text: string): string {
  const [, charset = 'utf-8', encoded = text] = /^([^']*)'[^']*'(.*)$/.exec(text) ?? [];
  return decodeBytes(decodeQuoted(encoded.replaceAll('%', '=')), charset);
}

/** Quoted-printable to bytes (RFC 2045, section 6.7). */
export function decodeQuoted(text: string): Buffer {
  const joined = text.replaceAll(/=\r?\n/g, '');
  const plain = joined.replaceAll(/=([0-9A-Fa-f]{2})/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(plain, 'latin1');
}

export function decodeBytes(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
