import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';
import { findUnstorableText } from './storable-text.ts';

describe('text that no database keeps', () => {
  it('is found wherever it stands, and all other text is let through', () => {
    expect(findUnstorableText({ Lines: ['09990001', 'a\0b'] })).toBe('Lines.1');
    expect(findUnstorableText({ Answers: { Name: '\ud83d' } })).toBe('Answers.Name');
    expect(findUnstorableText({ Name: 'Ōñé 😀\n', Count: 1, None: null, List: [true] })).toBeUndefined();
  });

  it('is refused by its field, before anything is done with it', async () => {
    const { main } = await (await testApi()).newAccount();
    for (const line of ['09990001,ABC\0DEF', '09990001,\ud83d']) {
      const reply = await main.call('POST', '/api/CompanyInformation/ImportCompanies', { Lines: [line] });
      expect(reply).toMatchObject({ status: 400, body: { errors: { 'Lines.0': expect.any(String) } } });
    }
  });
});
