import { describe, expect, it } from 'vitest';
import { findWireNames } from './find-wire-names.ts';
import { listWireNames } from './list-wire-names.ts';

const wireNames = listWireNames();
const found = (text: string, path = 'apps/web/src/features/notes/notes-page.tsx') =>
  findWireNames({ path, text }, wireNames).map(({ line, what }) => `${line} ${what}`);

describe('names of the wire', () => {
  it('are those that our own code spells otherwise', () => {
    expect([...wireNames]).toEqual(
      expect.arrayContaining(['CompanyId', 'RemaningDays', 'SICCodes', 'Entity']),
    );
    expect(wireNames.has('companyId')).toBe(false);
    expect(wireNames.has('Name')).toBe(false);
  });

  it.each([
    ['a member', 'const row = { CompanyId: id };'],
    ['a type', 'interface Row { readonly CompanyId: string }'],
    ['an access', 'show(row.CompanyId);'],
    ['a part that is taken out', 'const { CompanyId: id } = row;'],
    ['the name of a field', 'const field = <input name="CompanyId" />;'],
    ['the path of a field', "register('Companies.0.CompanyId');"],
    ['an address', 'call(`/api/x?CompanyId=${id}`);'],
  ])('are found as %s', (_where, text) => {
    expect(found(`\n${text}`)).toEqual(['2 CompanyId']);
  });

  it('may be names of types, and stand at the border', () => {
    expect(found("type CompanyId = Brand<string, 'CompanyId'>;")).toEqual([]);
    expect(found('const row = { CompanyId: id };', 'packages/contract/src/notes/get-notes.ts')).toEqual([]);
  });
});
