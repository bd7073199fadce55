import type { JsonSchema } from './document.ts';

/** Members that mean the same in every call, by our names; a schema that says more of itself is left as it is. */
const byName: Readonly<Record<string, string>> = {
  companyName: 'The name of the company on the register.',
  companyNumber: 'The registered number of the company: eight characters, like 09990001 or SC990005.',
  currency: 'The currency, by its ISO 4217 code: GBP.',
  form: 'The form, by its code at Companies House: AD01.',
  formName: 'The name of the form, as it stands on screen.',
  shares: 'A number of shares: an exact decimal in text.',
  sha256: 'SHA-256 in hexadecimal.',
  stateText: 'The state, as it stands on screen.',
  submissionNumber: 'The number under which the registry knows the submission.',
  version: 'Counts the changes; a change names the version that it was made from.',
};

/** Ids whose names do not say enough. */
const ids: Readonly<Record<string, string>> = {
  agentId: 'user',
  classId: 'share class',
  eventId: 'entry of the share register',
  holderId: 'shareholder',
  shareEventId: 'entry of the share register',
  shareHolderId: 'shareholder',
};

/** A member with what it is in words, where its name tells: an id says of what. */
export function describeMember(name: string, schema: JsonSchema): JsonSchema {
  // What has a title stands once for all members of its shape.
  if (schema.title !== undefined) return schema;
  const thing = schema.format === 'uuid' ? (ids[name] ?? thingOf(name)) : undefined;
  const description = thing === undefined ? (schema.description ?? byName[name]) : `The id of the ${thing}.`;
  return description === undefined ? schema : { ...schema, description };
}

/** "diaryDateId" is of a diary date. */
function thingOf(name: string): string | undefined {
  const noun = /^(\w+)Id$/.exec(name)?.[1];
  return noun?.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}
