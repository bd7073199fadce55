import { describe, expect, it } from 'vitest';
import { linkedCompany, readBody, readSample } from '../../testing/data-api.ts';
import { findReference, named, readReference } from '../../testing/reference.ts';
import type { DataApiClient } from '../data-api-client.ts';

const ask = (client: DataApiClient) => client.pscs(linkedCompany);
const readPsc = async (wire: object) => (await readBody({ items: [wire], total_results: 1 }, ask)).items[0];

describe('a person with significant control', () => {
  it.each([
    ['individual-person-with-significant-control', 'individual', false],
    ['individual-beneficial-owner', 'individual', true],
    ['corporate-entity-person-with-significant-control', 'corporate-entity', false],
    ['corporate-entity-beneficial-owner', 'corporate-entity', true],
    ['legal-person-with-significant-control', 'legal-person', false],
    ['legal-person-person-with-significant-control', 'legal-person', false],
    ['super-secure-person-with-significant-control', 'super-secure', false],
    ['super-secure-beneficial-owner', 'super-secure', true],
    ['something-new', 'unknown', false],
    [undefined, 'unknown', false],
  ])('of the kind %s is %s, a beneficial owner: %s', async (kind, expected, isBeneficialOwner) => {
    expect(await readPsc({ kind })).toMatchObject({ kind: expected, isBeneficialOwner });
  });

  it.each([
    [{}, false],
    [{ ceased_on: '2020-01-01' }, true],
    [{ ceased: true }, true],
    [{ ceased: false, ceased_on: '2020-01-01' }, false],
  ])('with %j has ceased: %s', async (wire, isCeased) => {
    expect((await readPsc(wire))?.isCeased).toBe(isCeased);
  });

  it.each([
    [{ middle_name: 'Jo', other_forenames: 'Kim' }, 'Jo'],
    [{ other_forenames: 'Kim' }, 'Kim'],
    [{}, undefined],
  ])('has other forenames from %j', async (elements, otherForenames) => {
    const psc = await readPsc({ name_elements: { title: 'Mr', surname: 'ASHDOWN', ...elements } });
    expect(psc?.nameParts).toMatchObject({ title: 'Mr', surname: 'ASHDOWN', otherForenames });
  });

  it('may hold one nature of control without a list', async () => {
    expect(
      (await readPsc({ natures_of_control: 'voting-rights-25-to-50-percent' }))?.naturesOfControl,
    ).toEqual(['voting-rights-25-to-50-percent']);
  });
});

describe.skipIf(!findReference())(named('the published PSCs'), () => {
  it('are read', async () => {
    const pscs = await readSample('live/psc-list-04053514.json', ask);
    expect(pscs.items[0]).toMatchObject({
      kind: 'individual',
      isCeased: true,
      naturesOfControl: ['significant-influence-or-control'],
      nameParts: { title: 'Mr', surname: 'ASHDOWN' },
      notifiedOn: '2016-04-06',
    });
  });

  it('are read though counts and parts of names are null', async () => {
    const pscs = await readSample('official-tests/psc-list.json', ask);
    expect(pscs).toMatchObject({ activeCount: undefined, ceasedCount: undefined });
    expect(pscs.items[0]).toMatchObject({
      kind: 'corporate-entity',
      nameParts: undefined,
      isSanctioned: true,
    });
  });

  it('are none in an empty list', async () => {
    expect(await readSample('official-tests/psc-list-empty.json', ask)).toEqual({
      items: [],
      activeCount: 0,
      ceasedCount: 0,
    });
  });

  it.each([
    ['psc-individual', 'individual'],
    ['psc-individual-beneficial-owner', 'individual'],
    ['psc-corporate-entity', 'corporate-entity'],
    ['psc-corporate-entity-beneficial-owner', 'corporate-entity'],
    ['psc-legal-person', 'legal-person'],
    ['psc-legal-person-beneficial-owner', 'legal-person'],
    ['psc-super-secure', 'super-secure'],
    ['psc-super-secure-beneficial-owner', 'super-secure'],
  ])('are read one by one: %s', async (sample, kind) => {
    const wire: object = JSON.parse(
      readReference(`registry/public-api/samples/official-tests/${sample}.json`),
    );
    expect(await readPsc(wire)).toMatchObject({ kind, isBeneficialOwner: sample.endsWith('owner') });
  });
});
