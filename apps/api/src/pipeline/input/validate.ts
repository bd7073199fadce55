import type { CallDefinition } from '@statbook/contract';
import { findStrangeYear, type Translator, translatorOf } from '@statbook/contract/wire';
import { ENTERED_YEARS_TEXT } from '@statbook/domain/dates';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Inputs } from '../authorise.ts';
import { issueText } from './issue-text.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { findUnstorableText } from './storable-text.ts';
import { findTooDeep } from './too-deep.ts';

/** A call that is served by both methods takes the same parameters from the body of the POST. */
export function sentWith(call: CallDefinition, { method, query, body }: FastifyRequest): Inputs {
  return { query: call.alsoPost === true && method === 'POST' ? (body ?? query) : query, body };
}

/** What a call is given, checked by its schemas. */
export function validate(call: CallDefinition, request: FastifyRequest): Inputs | Refusal {
  const names = translatorOf(call.wire?.input);
  const errors: Record<string, string> = {};
  if (!isObject(request.body ?? {})) return refuse('body-unreadable');
  const { query, body } = sentWith(call, request);
  const parsedQuery = call.query === undefined ? undefined : parse(call.query, query, { names, errors });
  const parsedBody = call.body === undefined ? undefined : parse(call.body, body, { names, errors });
  if (Object.keys(errors).length > 0) return refuse('invalid-request', { errors });
  return { query: parsedQuery, body: parsedBody };
}

const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

interface Parsing {
  names: Translator;
  /** What to do, by field. */
  errors: Record<string, string>;
}

function parse(schema: z.ZodType, value: unknown, { names, errors }: Parsing): unknown {
  const tooDeep = findTooDeep(value);
  if (tooDeep !== undefined) {
    errors[names.ourName(tooDeep)] = 'Enter this with fewer levels';
    return undefined;
  }
  const parsed = schema.safeParse(names.toOurs(value ?? {}), {
    error: (issue) => issueText(issue, names),
  });
  if (parsed.success) {
    const unstorable = findUnstorableText(parsed.data);
    if (unstorable !== undefined) errors[unstorable] = 'Leave out the characters that cannot be shown';
    const strange = findStrangeYear(schema, parsed.data);
    if (strange !== undefined) errors[strange] = ENTERED_YEARS_TEXT;
    return parsed.data;
  }
  for (const { path, message } of parsed.error.issues) errors[path.map(String).join('.')] ??= message;
  return undefined;
}
