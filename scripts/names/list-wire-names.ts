import { type CallDefinition, calls, definitionOf, partsOf } from '@statbook/contract';
import { type Translator, translatorOf } from '@statbook/contract/wire';
import type { z } from 'zod';

/**
 * The names that are spelled otherwise on the wire than in our code, such as `CompanyId`. Single words are left out: a label
 * or a component may be called `Name` as well.
 */
export function listWireNames(): ReadonlySet<string> {
  const names = new Set(['Entity']);
  for (const { query, body, reply, raw, wire } of Object.values<CallDefinition>(calls)) {
    const input = translatorOf(wire?.input);
    if (query !== undefined) collect(query, input, names);
    if (body !== undefined) collect(body, input, names);
    if (raw !== true) collect(reply, translatorOf(wire?.reply), names);
  }
  return names;
}

function collect(schema: z.core.$ZodType, translator: Translator, names: Set<string>): void {
  const def = definitionOf(schema);
  if (def.type !== 'object') {
    for (const part of partsOf(schema)) collect(part, translator, names);
    return;
  }
  for (const [name, member] of Object.entries(def.shape)) {
    const wireName = translator.wireName(name);
    if (wireName !== name && /^[A-Z][a-z0-9]*[A-Z]/.test(wireName)) names.add(wireName);
    collect(member, translator, names);
  }
}
