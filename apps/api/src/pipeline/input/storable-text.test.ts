import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { findUnstorableText } from './storable-text.ts';

describe('text that no database keeps', () => {
  it('is found wherever it stands, and all other text is let through', () => {
    expect(findUnstorableText({ lines: ['09990001', 'a\0b'] })).toBe('lines.1');
    expect(findUnstorableText({ answers: { name: '\ud83d' } })).toBe('answers.name');
    expect(findUnstorableText({ answers: { 'officer.a\0b': 'Dora' } })).toBe('answers');
    expect(findUnstorableText({ answers: { '\ud83d': 'Dora' } })).toBe('answers');
    expect(findUnstorableText({ name: 'Ōñé 😀\n', count: 1, None: null, list: [true] })).toBeUndefined();
  });

  it('is refused by its field, before anything is done with it', async () => {
    const { main } = await (await testApi()).newAccount();
    for (const line of ['09990001,ABC\0DEF', '09990001,\ud83d']) {
      const reply = await main.call('POST', '/api/CompanyInformation/ImportCompanies', { lines: [line] });
      expect(reply).toMatchObject({ status: 400, body: { errors: { 'lines.0': expect.any(String) } } });
    }
  });
});
