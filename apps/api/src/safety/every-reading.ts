import { type CallDefinition, calls } from '@statbook/contract';
import { translatorOf } from '@statbook/contract/wire';
import type { Source } from '@statbook/testkit';
import { readDocument } from '@statbook/testkit/read-document';
import { unzip } from '@statbook/testkit/unzip';
import { z } from 'zod';
import { sampleInputOf } from '../testing/sample-input.ts';
import type { TestPerson } from '../testing/test-api.ts';

/** What is asked about, by the names of our fields; each of several is asked about by itself. */
type Asked = Readonly<Record<string, readonly string[]>>;

interface Reading {
  readonly url: string;
  readonly by: TestPerson;
  readonly asked: Asked;
}

/** A stream has no end, and the page of a bank is no reply of ours. */
const unread = new Set(['streamEvents', 'threeDSecureHub']);

/**
 * Makes every call that reads, about everything asked for, in each format and of each kind that there is; gives the replies, and what
 * a person reads in each document and sheet.
 */
export async function readEverything({ url, by, asked }: Reading): Promise<Source[]> {
  const sources: Source[] = [];
  for (const [name, call] of Object.entries<CallDefinition>(calls)) {
    if (call.method !== 'GET' || call.alsoPost === true || unread.has(name)) continue;
    for (const query of queriesOf(call, asked)) {
      const search = new URLSearchParams(
        Object.entries(Object(translatorOf(call.wire?.input).toWire(query))).map(([key, value]) => [
          key,
          String(value),
        ]),
      );
      const reply = await fetch(`${url}${call.path}?${search.toString()}`, {
        headers: { authorization: `Bearer ${by.token}` },
        redirect: 'manual',
      });
      const place = `${name} ${JSON.stringify(query)} ${reply.status}`;
      const bytes = new Uint8Array(await reply.arrayBuffer());
      for (const content of await contentsOf(bytes)) sources.push({ place, content });
    }
  }
  return sources;
}

/** A sample of the query, about each thing that is asked for, and with each choice of each field. */
function queriesOf(call: CallDefinition, asked: Asked): readonly Readonly<Record<string, unknown>>[] {
  if (!(call.query instanceof z.ZodObject)) return [{}];
  const shape: Record<string, unknown> = call.query.shape;
  const sample = withoutUndefined(sampleInputOf(call).query ?? {});
  const about = Object.keys(shape).reduce<readonly Record<string, unknown>[]>(
    (queries, field) =>
      asked[field] === undefined
        ? queries
        : queries.flatMap((query) => (asked[field] ?? []).map((value) => ({ ...query, [field]: value }))),
    [sample],
  );
  const chosen = Object.entries(shape).flatMap(([field, schema]) =>
    choicesOf(schema).flatMap((choice) => about.map((query) => ({ ...query, [field]: choice }))),
  );
  return chosen.length === 0 ? about : chosen;
}

const withoutUndefined = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** What a field that is one of several takes. */
function choicesOf(schema: unknown): readonly unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return choicesOf(schema.unwrap());
  return schema instanceof z.ZodEnum ? schema.options : [];
}

/** The bytes, and the words in them where they are a document or an archive of parts. */
export async function contentsOf(bytes: Uint8Array): Promise<readonly (string | Uint8Array)[]> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4));
  if (head === '%PDF') return [bytes, (await readDocument(bytes)).pages.join(' ')];
  if (head !== 'PK\u0003\u0004') return [bytes];
  const parts = await Promise.all([...unzip(bytes).values()].map(contentsOf));
  return parts.flat();
}
