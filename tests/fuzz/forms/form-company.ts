import { enterCopiedCompany } from '../../support/simulators/copied-company.ts';
import type { Simulators } from '../../support/simulators/start-simulators.ts';

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
  corporate: { name: `GRANITE ${letter.toUpperCase()} LIMITED`, address: office },
});
const secretary = {
  id: 's'.repeat(27),
  officerId: 'S'.repeat(27),
  role: 'secretary' as const,
  appointedOn: '2019-02-04',
  person: { forename: 'Jory', surname: 'Penrose', serviceAddress: office },
};

/** Enters a company of which every form can be begun: officers of each kind, a charge, an inspection location. */
export function enterFormCompany(simulators: Pick<Simulators, 'register'>, place: number) {
  const copied = enterCopiedCompany(simulators, 500_000 + place);
  const { number } = copied;
  const model = simulators.register.findCompany(number);
  if (model === undefined) throw new Error('The copy is gone.');
  simulators.register.save({
    ...model,
    sail: { address: office, records: ['MEMBER'] },
    officers: [
      ...model.officers,
      secretary,
      body('corporate-director', 'c'),
      body('corporate-secretary', 'd'),
    ],
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
  return copied;
}
