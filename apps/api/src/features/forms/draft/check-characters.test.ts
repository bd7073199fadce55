import { describe, expect, it } from 'vitest';
import { sampleAnswers } from '../../../tools/sample-answers.ts';
import { testApi } from '../../../testing/test-api.ts';
import { startForm } from '../form.fixture.ts';

describe.concurrent('letters that the registrar does not take', () => {
  it.each(['日本', '☃'])('%s are refused at their field when they are saved', async (postTown) => {
    const api = await testApi();
    const form = await startForm(api, await api.newAccount(), 'AD01');
    const [saved] = (await form.save({ ...sampleAnswers.AD01(), 'address.postTown': postTown })).body.entity;
    expect(saved).toMatchObject({
      isReady: false,
      errors: [{ step: 'address', path: 'address.postTown', code: 'not-taken-by-registry' }],
    });
    expect(saved.errors[0].message).toContain(`“${postTown.charAt(0)}”`);
  });

  it('are not those that are only written otherwise', async () => {
    const api = await testApi();
    const form = await startForm(api, await api.newAccount(), 'AD01');
    const typed = { 'address.street': 'Müller–Gate “East”', 'address.postTown': 'New  Mills' };
    const [saved] = (await form.save({ ...sampleAnswers.AD01(), ...typed })).body.entity;
    expect(saved).toMatchObject({ isReady: true, errors: [] });
    const [{ content }] = (await form.review()).body.entity;
    const adjusted = content.adjustments.map(({ field }: { field: string }) => field);
    expect(adjusted).toEqual(['address.street']);
  });
});
