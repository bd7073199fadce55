import { describe, expect, it } from 'vitest';
import { isNameInText } from './name-in-text.ts';

const mara = { kind: 'human', forename: 'Mara', otherForenames: 'Jane', surname: 'van Dyke-Quill' } as const;

describe('a name in a text of the register', () => {
  it.each([
    'Ms Mara Jane Van Dyke-Quill',
    'VAN DYKE QUILL, Mara Jane',
    'VAN DYKE QUILL, Mara Jane, Dr',
    'mara jane van dyke quill',
  ])('is found in %s', (text) => expect(isNameInText(mara, text)).toBe(true));

  it.each(['Mara Van Dyke-Quill', 'Ms Mara Jane Quill', 'Mr Marc Jane Van Dyke-Quill', ''])(
    'is not found in %s',
    (text) => expect(isNameInText(mara, text)).toBe(false),
  );

  it('is nobody’s who has no forename', () => {
    expect(isNameInText({ kind: 'human', surname: 'Quill' }, 'Quill')).toBe(false);
    expect(isNameInText({ kind: 'human', surname: '' }, '')).toBe(false);
  });

  it('of a body is found in any spelling', () => {
    const body = { kind: 'body', name: 'Swift & Formations Limited' } as const;
    expect(isNameInText(body, 'SWIFT AND FORMATIONS LTD')).toBe(true);
    expect(isNameInText(body, 'SWIFT AND SONS LTD')).toBe(false);
  });
});
