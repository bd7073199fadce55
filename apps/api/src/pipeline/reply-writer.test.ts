import { defineCall } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { replyWriterOf } from './reply-writer.ts';

const call = defineCall({
  feature: 'tests',
  method: 'GET',
  access: 'signed-in',
  activity: null,
  transaction: 'one',
  path: '/api/Tests/GetPerson',
  summary: 'A person',
  reply: z.object({
    name: z.string(),
    ceasedOn: z.string().nullable(),
    address: z.object({ town: z.string().nullable() }).nullable(),
    note: z.string().nullish(),
  }),
  wire: { reply: { asWritten: true } },
});

describe('a reply', () => {
  const write = replyWriterOf(call);

  it('has null for what nobody knows, where its schema has it so', () => {
    expect(JSON.parse(write({ name: 'Alice Green', address: {} }))).toEqual({
      name: 'Alice Green',
      ceasedOn: null,
      address: { town: null },
    });
    expect(JSON.parse(write({ name: 'Alice Green', note: null }))).toEqual({
      name: 'Alice Green',
      ceasedOn: null,
      address: null,
      note: null,
    });
  });

  it('holds what its schema declares and nothing else', () => {
    expect(write({ name: 'Alice Green', personalCode: 'secret' })).not.toContain('secret');
  });
});
