/** Messages between shop, bank and gateway: JSON in base64url without padding (EMV 3-D Secure 2, browser channel). */
export type Message = Record<string, string>;

export function encodeMessage(message: Message): string {
  return Buffer.from(JSON.stringify(message), 'utf8').toString('base64url');
}

/** Reads both alphabets, with or without padding, and blanks that were plus signs on the way. */
export function decodeMessage(text: string): Message | undefined {
  const standard = text.trim().replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(standard)) return undefined;
  try {
    return toMessage(JSON.parse(Buffer.from(standard, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

function toMessage(value: unknown): Message | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}
