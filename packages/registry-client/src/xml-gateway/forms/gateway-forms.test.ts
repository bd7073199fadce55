import { describe, expect, it } from 'vitest';
import { FORM_CATALOGUE } from '@statbook/domain/filing';
import { GATEWAY_FORMS } from './gateway-forms.ts';

describe('the forms that go through the gateway', () => {
  it('are all that the catalogue sends there', () => {
    const ids = FORM_CATALOGUE.filter(({ channel }) => channel === 'gateway').map(({ id }) => id);
    const missing = ids.filter((id) => !Object.hasOwn(GATEWAY_FORMS, id));
    expect(missing).toEqual([]);
  });

  it('have a version and a grade each; only the confirmation statement is known in full', () => {
    const genuine = Object.entries(GATEWAY_FORMS).filter(([, { schema }]) => schema.grade === 'X');
    expect(genuine.map(([id]) => id)).toEqual(['CS01']);
    for (const { schema } of Object.values(GATEWAY_FORMS)) expect(schema.version).toMatch(/^\d-\d+$/);
  });
});
