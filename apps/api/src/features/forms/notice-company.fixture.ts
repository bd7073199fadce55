import { randomInt } from 'node:crypto';
import { importCompany } from '../../testing/imported-company.ts';
import type { TestAccount, TestApi } from '../../testing/test-api.ts';

export interface NoticeCompany {
  companyId: string;
  number: string;
  name: string;
}

const office = {
  premises: '9',
  line1: 'Almonry Close',
  locality: 'Evesham',
  postalCode: 'WR11 4BG',
  country: 'England',
};
const body = (role: 'corporate-director' | 'corporate-secretary', letter: string) => ({
  id: letter.repeat(27),
  officerId: letter.toUpperCase().repeat(27),
  role,
  appointedOn: '2019-02-04',
  corporate: {
    name: `GRANITE ${role === 'corporate-director' ? 'BOARD' : 'NOMINEES'} LIMITED`,
    address: office,
  },
});

const controller = (kind: 'corporate-entity' | 'legal-person', letter: string, name: string) => ({
  id: letter.repeat(27),
  kind,
  notifiedOn: '2019-02-04',
  natures: ['significant-influence-or-control'],
  corporate: { name, address: office },
});

/** A number that no company of the register has yet. */
function newNumber(api: TestApi): string {
  const number = `06${randomInt(1_000_000).toString().padStart(6, '0')}`;
  return api.registry.register.findCompany(number) === undefined ? number : newNumber(api);
}

/**
 * A company of its own on the register about which every notice can be filed: officers of each kind, persons with
 * significant control of each kind, a statement beside them, a charge, a SAIL.
 */
export async function importNoticeCompany(api: TestApi, { main }: TestAccount): Promise<NoticeCompany> {
  const model = structuredClone(api.registry.register.findCompany('09990001'));
  const [director] = model?.officers ?? [];
  if (model === undefined || director === undefined) throw new Error('The model company is gone.');
  const number = newNumber(api);
  const name = `TEST NOTICES ${number} LIMITED`;
  const secretary = {
    id: 's'.repeat(27),
    officerId: 'S'.repeat(27),
    role: 'secretary' as const,
    appointedOn: '2019-02-04',
    person: { forename: 'Jory', surname: 'Penrose', serviceAddress: office },
  };
  api.registry.register.save({
    ...model,
    number,
    name,
    sail: { address: office, records: ['MEMBER'] },
    officers: [
      ...model.officers,
      secretary,
      body('corporate-director', 'c'),
      body('corporate-secretary', 'd'),
    ],
    pscs: [
      ...model.pscs,
      {
        id: 'v'.repeat(27),
        kind: 'individual' as const,
        notifiedOn: '2019-02-04',
        natures: ['ownership-of-shares-50-to-75-percent', 'voting-rights-50-to-75-percent'],
        person: {
          title: 'Ms',
          forename: 'Jory',
          surname: 'Penrose',
          dateOfBirth: '1986-11-09',
          nationality: 'British',
          countryOfResidence: 'England',
          serviceAddress: office,
        },
        verification: { statementOpensOn: '2026-11-01', statementDueOn: '2026-11-28' },
      },
      controller('corporate-entity', 'f', 'GRANITE HOLDINGS LIMITED'),
      controller('legal-person', 'g', 'GRANITE COUNCIL'),
    ],
    pscStatements: [{ id: 'h'.repeat(27), statement: 'psc-details-not-confirmed', notifiedOn: '2024-03-04' }],
    charges: [
      {
        id: 'e'.repeat(27),
        number: 1,
        code: `${number}0001`,
        status: 'outstanding',
        classification: { type: 'charge-description', description: 'A registered charge' },
        personsEntitled: ['BEECH LENDING LIMITED'],
        createdOn: '2021-05-04',
        deliveredOn: '2021-05-10',
        transactions: [{ filingType: 'create-charge-with-deed', deliveredOn: '2021-05-10' }],
      },
    ],
  });
  return { companyId: await importCompany(main, number, 'BAKE01'), number, name };
}
