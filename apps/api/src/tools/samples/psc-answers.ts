import type { Answers, FormFacts, PscFacts } from '@statbook/domain/filing/forms';
import { bristol, daysAgo } from '../sample-facts.ts';

const confirmed = (facts: FormFacts) => ({ confirmedOn: daysAgo(facts, 4) });
const began = (facts: FormFacts) => ({ becameOn: daysAgo(facts, 6), ...confirmed(facts) });
const lastOf = (facts: FormFacts, kind: PscFacts['kind']): Answers => {
  const psc = facts.pscs.findLast((each) => each.kind === kind);
  return psc === undefined ? {} : { pscId: psc.id };
};
const changed = (kind: PscFacts['kind'], answers: Answers) => (facts: FormFacts) => ({
  ...lastOf(facts, kind),
  changedOn: daysAgo(facts, 6),
  ...confirmed(facts),
  ...answers,
});
const movedBody = { changes: 'address', ...bristol('change.address') };

/** Good answers to the forms of people with significant control. */
export const samplePscAnswers = {
  PSC01: (facts: FormFacts) => ({
    ...began(facts),
    'psc.name.title': 'Ms',
    'psc.name.forename': 'Dora',
    'psc.name.otherForenames': 'May',
    'psc.name.surname': 'Quince',
    isProtected: 'no',
    'control.shares.own': '25-to-50-percent',
    'control.votes.own': '25-to-50-percent',
    dateOfBirth: '1990-02-28',
    'psc.countryOfResidence': 'England',
    'psc.nationalities.0': 'British',
    'psc.serviceAddress.kind': 'registered-office',
    'psc.residence.kind': 'protected-address',
    'psc.residence.secured': 'no',
    ...bristol('residentialAddress'),
    statesIdentity: 'yes',
    personalCode: 'QUN12345678',
    'psc.identityVerified': 'yes',
  }),
  PSC02: (facts: FormFacts) => ({
    ...began(facts),
    'psc.corporateName': 'MEDLAR HOLDINGS LIMITED',
    'psc.registration.legalForm': 'Private company limited by shares',
    'psc.registration.lawGoverned': 'Companies Act 2006',
    'psc.registration.placeRegistered': 'Companies House',
    'psc.registration.registrationNumber': '00445790',
    'psc.registration.country': 'England',
    'control.shares.own': '50-to-75-percent',
    'control.votes.own': '50-to-75-percent',
    'control.appointment': 'own',
    ...bristol('psc.address'),
  }),
  PSC03: (facts: FormFacts) => ({
    ...began(facts),
    'psc.corporateName': 'EVESHAM TOWN COUNCIL',
    'psc.registration.legalForm': 'Town council',
    'psc.registration.lawGoverned': 'Local Government Act 1972',
    'control.influence': 'own',
    ...bristol('psc.address'),
  }),
  PSC04: changed('individual', {
    changes: 'control,service-address',
    'change.control.shares.own': '25-to-50-percent',
    'change.control.votes.own': '25-to-50-percent',
    'change.control.appointment': 'firm',
    'change.serviceAddress.kind': 'address',
    ...bristol('change.serviceAddress.address'),
  }),
  PSC05: changed('corporate-entity', movedBody),
  PSC06: changed('legal-person', movedBody),
  PSC07: (facts: FormFacts) => ({
    ...lastOf(facts, 'individual'),
    ceasedOn: daysAgo(facts, 6),
    ...confirmed(facts),
  }),
  PSC08: (facts: FormFacts) => ({ statement: 'psc-exists-but-not-identified', knownOn: daysAgo(facts, 6) }),
  PSC09: (facts: FormFacts) => ({
    statementId: facts.pscStatements[0]?.id ?? '',
    withdrawnOn: daysAgo(facts, 2),
  }),
  VS01: (facts: FormFacts) => ({
    ...lastOf(facts, 'individual'),
    personalCode: 'NOR12345678',
    'psc.identityVerified': 'yes',
  }),
};
