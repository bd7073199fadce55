import { describe, expect, it } from 'vitest';
import { fromWireKeys, toWireKeys } from './wire-keys.ts';

describe('names on the wire', () => {
  const ours = { madeUpTo: '2026-11-20', sicCodes: { codes: ['62012'] }, holders: [{ kind: 'person' }] };
  const wire = { MadeUpTo: '2026-11-20', SicCodes: { Codes: ['62012'] }, Holders: [{ Kind: 'person' }] };

  it('are ours with a capital, at every depth, and texts stay as they are', () => {
    expect(toWireKeys(ours)).toEqual(wire);
  });

  it('lead back to ours', () => {
    expect(fromWireKeys<typeof ours>(wire)).toEqual(ours);
  });
});
