import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApi } from '../../../testing/test-api.ts';
import { errorsOf, nothingChanged, openStatement } from '../statement.fixture.ts';

const address = { premises: '9', line1: 'Almonry Close', locality: 'Evesham', country: 'England' };
const corporate = (role: 'corporate-director' | 'corporate-secretary', letter: string, name: string) => ({
  id: letter.repeat(27),
  officerId: letter.toUpperCase().repeat(27),
  role,
  appointedOn: '2019-02-04',
  corporate: { name, address },
});

/** The bakery under a number of its own, with a corporate director and a corporate secretary. */
async function openWithCorporateOfficers() {
  const api = await testApi();
  const model = api.registry.register.findCompany('09990001');
  if (model === undefined) throw new Error('The bakery is not on the register.');
  const number = `06${randomInt(1_000_000).toString().padStart(6, '0')}`;
  const officers = [
    ...model.officers,
    corporate('corporate-director', 'c', 'GRANITE BOARD LIMITED'),
    corporate('corporate-secretary', 'd', 'QUILL & CO (1990) LIMITED'),
  ];
  api.registry.register.save({ ...model, number, officers });
  return openStatement(await api.newAccount(), number, 'BAKE01');
}

it('the officers of the register may sign, corporate ones in their own names', async () => {
  const bakery = await openWithCorporateOfficers();
  const [{ signers }] = (await bakery.facts()).body.entity;
  expect(signers).toEqual([
    { name: 'GRANITE BOARD LIMITED', capacity: 'director' },
    { name: 'Felix Harcastle', capacity: 'director' },
    { name: 'Nora Jane Harcastle', capacity: 'director' },
    { name: 'QUILL & CO (1990) LIMITED', capacity: 'secretary' },
  ]);
  for (const signer of signers) {
    expect(errorsOf(await bakery.save('statements', { ...nothingChanged, signer }))).toEqual({});
  }
});

it('nobody else may sign as an officer, and the refusal says who may', async () => {
  const bakery = await openWithCorporateOfficers();
  const signer = { name: 'Mara Quill', capacity: 'secretary' };
  const saved = await bakery.save('statements', { ...nothingChanged, signer });
  expect(saved.body.entity[0].isReady).toBe(false);
  expect(errorsOf(saved)).toEqual({
    'signer.name': expect.stringMatching(
      /^Mara Quill is not a secretary of HARBOUR LIGHT BAKERY LIMITED on 20 November 2026\. Choose one of its officers/,
    ),
  });
  const authorised = { ...signer, capacity: 'authorised-person' };
  expect(errorsOf(await bakery.save('statements', { ...nothingChanged, signer: authorised }))).toEqual({});
});
