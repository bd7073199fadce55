/** A place that is searched: a log line, a column of a table, a file, a recorded reply. */
export interface Source {
  /** Where it is, for the person who has to mend it. */
  place: string;
  content: string | Uint8Array;
}

/** A secret in clear where it must not be. The text itself is not repeated. */
export interface Finding {
  place: string;
  /** The name under which the secret was given, or the kind of thing that it looks like. */
  secret: string;
}

/**
 * Searches for secrets in clear: those given by name (in plain, base64, hex and percent-encoded writing), and whatever
 * looks like a card number, a signed token or a private key.
 */
export function findSecrets(sources: Iterable<Source>, secrets: Readonly<Record<string, string>>): Finding[] {
  const needles = Object.entries(secrets).flatMap(([secret, text]) =>
    writingsOf(text).map((needle) => ({ secret, needle: Buffer.from(needle) })),
  );
  const findings: Finding[] = [];
  for (const { place, content } of sources) {
    const bytes = Buffer.from(content);
    const named = needles.filter(({ needle }) => bytes.includes(needle)).map(({ secret }) => secret);
    for (const secret of new Set([...named, ...lookAlikes(bytes.toString('latin1'))]))
      findings.push({ place, secret });
  }
  return findings;
}

function writingsOf(text: string): string[] {
  if (text.length < 4) throw new Error('A secret of fewer than four characters is found everywhere.');
  const bytes = Buffer.from(text);
  // Inside a longer base64 text its end depends on what follows, so the last group is left off.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 3));
  const encoded = [whole.toString('base64'), bytes.toString('hex'), encodeURIComponent(text)];
  return [...new Set([text, ...encoded.filter((writing) => writing.length >= 8)])];
}

function lookAlikes(text: string): string[] {
  const found: string[] = [];
  // Cards of the great schemes begin with 3 to 6 and have 15 or 16 digits.
  const numbers = text.matchAll(/(?<![\w.-])[3-6]\d{3}[ -]?\d{4}[ -]?\d{4}[ -]?\d{3,4}(?![\w.-])/g);
  if ([...numbers].some(([number]) => passesLuhn(number.replace(/\D/g, '')))) found.push('card number');
  if (/eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/.test(text)) found.push('signed token');
  if (/-----BEGIN (?:\w+ )?PRIVATE KEY-----/.test(text)) found.push('private key');
  return found;
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
