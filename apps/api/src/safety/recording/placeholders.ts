import { type Json, parseJson } from './chapter.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Members whose values depend on how quickly the steps follow one another, and on jobs that run beside them. */
const ofTheMoment: readonly [RegExp, string][] = [
  [/"requestId":"[^"]*"/g, '"requestId":"<request>"'],
  [/"RemainingSeconds":\d+/g, '"RemainingSeconds":"<seconds>"'],
  [/"filingState":"(queued|sending|pending)"/g, '"filingState":"<under way>"'],
  [
    /"Notice":"\w+","KnownBecause":(null|"[^"]+"),"Asked":(null|"\w+")/g,
    '"Notice":"<notice>","KnownBecause":"<known>","Asked":"<asked>"',
  ],
];
/** Ids that a recording chooses itself begin so. */
const ownUuid = '00000000-0000-4000-8000-';

/** A shorter text, such as a date, also stands where it means something else. */
const shortestKept = 12;

/**
 * The values of one chapter that are random or of the moment: those kept under a name, and all others by the order in
 * which they first appear. With placeholders in their stead replies are equal byte for byte.
 */
export class Placeholders {
  readonly #values = new Map<string, Json>();
  readonly #numbered = new Map<string, string>();

  keep(name: string, value: Json): void {
    this.#values.set(name, value);
  }

  /** Puts the values where a request names them; a text that is nothing but a placeholder becomes the value itself. */
  fill(part: Json): Json {
    if (typeof part === 'string') {
      const whole = /^<([\w.]+)>$/.exec(part)?.[1];
      return (whole === undefined ? undefined : this.#values.get(whole)) ?? this.fillText(part);
    }
    if (Array.isArray(part)) return part.map((item) => this.fill(item));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, this.fill(member)]));
  }

  fillText(text: string): string {
    return text.replaceAll(/<([\w.]+)>/g, (found, name: string) => {
      const value = this.#values.get(name);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : found;
    });
  }

  /** The text of a reply with placeholders, also for what matches `varies`. */
  replace(text: string, varies?: string): string {
    let result = varies === undefined ? text : text.replaceAll(new RegExp(varies, 'g'), '<varies>');
    for (const [pattern, placeholder] of ofTheMoment) result = result.replaceAll(pattern, placeholder);
    const kept = [...this.#values].flatMap(([name, value]) =>
      typeof value === 'string' && value.length >= shortestKept ? [{ name, value }] : [],
    );
    kept.sort((one, other) => other.value.length - one.value.length);
    for (const { name, value } of kept) result = result.replaceAll(value, `<${name}>`);
    return result
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g, '<time $2>')
      .replaceAll(/\b\d{8}T\d{6}Z/g, '<time>')
      .replaceAll(uuid, (found) => (found.startsWith(ownUuid) ? found : this.#number('id', found)))
      .replaceAll(/\b[0-9a-f]{20,64}\b/gi, (found) => this.#number('hash', found));
  }

  #number(kind: string, value: string): string {
    const known = this.#numbered.get(value);
    if (known !== undefined) return known;
    const earlier = [...this.#numbered.values()].filter((each) => each.startsWith(`<${kind} `)).length;
    this.#numbered.set(value, `<${kind} ${earlier + 1}>`);
    return `<${kind} ${earlier + 1}>`;
  }
}

/** The value at a path such as `Entity.0.CompanyId`; the step `base64` reads JSON out of such a text. */
export function valueAt(json: Json, path: string): Json | undefined {
  let value: Json | undefined = json;
  for (const step of path.split('.')) {
    if (step === 'base64' && typeof value === 'string')
      value = parseJson(Buffer.from(value, 'base64url').toString());
    else if (Array.isArray(value)) value = value[Number(step)];
    else if (typeof value === 'object' && value !== null) value = value[step];
    else return undefined;
  }
  return value;
}
