import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON value of a recording. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A reply as the wire carried it; what is random or of the moment stands as placeholders. */
export interface RecordedReply {
  status: number;
  type: string | null;
  /** Of a file: the name under which it is saved. */
  disposition?: string;
  /** As JSON where the bytes are those that `JSON.stringify` writes, else as text. Left out for PDF and Excel. */
  body?: Json;
}

/** One request of a recording. Texts such as `<company>` stand for values that earlier replies gave. */
export interface Step {
  /** What the request shows, where it is not plain. */
  about?: string;
  as?: 'main' | 'agent' | 'stranger' | 'nobody';
  /** Method and address; an address that begins with `/` is one of the API. */
  send: string;
  headers?: Record<string, string>;
  body?: Json;
  form?: Record<string, string>;
  /** Values of the reply to keep under a name: a path such as `Entity.0.CompanyId`, or a pattern such as `/value="(.+)"/`. */
  keep?: Record<string, string>;
  /** Sends again until the reply holds these values; `<any>` stands for any but null. */
  until?: Record<string, Json>;
  /** A pattern of what is of the moment in this reply. */
  varies?: string;
  /** Keeps of a long reply the members down to this depth, and of what is deeper its hash. */
  digest?: number;
  /** Leaves the reply open as a stream of this name. */
  stream?: string;
  reply?: RecordedReply;
}

/** The next event of a topic in a stream that an earlier step left open. */
export interface Heard {
  hear: string;
  topic: string;
  event?: string;
}

export interface Chapter {
  name: string;
  steps: (Step | Heard)[];
}

const folder = join(import.meta.dirname, 'chapters');

/** The chapters of the recording, in the order in which they are played. */
export function readChapters(): Chapter[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.toSorted().map((file) => {
    // Written by `writeChapter`; a wrong hand edit fails when it is played.
    const steps = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Chapter['steps'];
    return { name: file.replace('.json', ''), steps };
  });
}

export function writeChapter({ name, steps }: Chapter): void {
  writeFileSync(join(folder, `${name}.json`), `${print(toJson(steps))}\n`);
}

const longestLine = 160;

/** JSON with a line for whatever fits into one. */
export function print(value: Json, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length <= longestLine) return line;
  const inner = `${indent} `;
  const [open, close, members] = Array.isArray(value)
    ? ['[', ']', value.map((item) => print(item, inner))]
    : [
        '{',
        '}',
        Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${print(member, inner)}`),
      ];
  return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

/** Without the members that are undefined. */
export function toJson(value: object): Json {
  return parseJson(JSON.stringify(value));
}

/** What JSON.parse gives is JSON. */
export function parseJson(text: string): Json {
  return JSON.parse(text) as Json;
}
