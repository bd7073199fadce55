import type { Psc } from '../../register/company.ts';
import type { FormFacts } from './open-gateway.ts';
import { odile } from './quarry-company.ts';
import {
  writeControllingBody,
  writeIdentity,
  writeLegalPerson,
  writeNatures,
  writeNewController,
  writeNotification,
} from './write-pscs.ts';

/** Odile and two bodies, as the register holds them. */
export const controllers: Psc[] = [
  {
    id: 'p'.repeat(27),
    kind: 'individual',
    person: odile,
    natures: ['ownership-of-shares-50-to-75-percent', 'right-to-appoint-and-remove-directors-as-trust'],
    notifiedOn: '2019-11-15',
  },
  {
    id: 'g'.repeat(27),
    kind: 'corporate-entity',
    corporate: { name: 'GRANITE NOMINEES LIMITED', address: { premises: '7' } },
    natures: ['voting-rights-25-to-50-percent'],
    notifiedOn: '2019-11-15',
  },
  {
    id: 'l'.repeat(27),
    kind: 'legal-person',
    corporate: { name: 'PENMARROW PARISH COUNCIL', address: { premises: '1' } },
    natures: ['significant-influence-or-control'],
    notifiedOn: '2019-11-15',
  },
];

type Samples = readonly (readonly [type: string, FormFacts])[];

/** One good delivery of each form about the control of a company, by the type that its filing history shows. */
export const controlNotices: Samples = [
  ['PSC01', writeNotification({ Individual: writeNewController() })],
  ['PSC02', writeNotification({ Corporate: writeControllingBody() })],
  ['PSC03', writeNotification({ LegalPerson: writeLegalPerson() })],
];

const surplus = { LLPNatureOfControls: writeNatures('RIGHTTOSHARESURPLUSASSETS_25TO50PERCENT') };

/** The same of a limited liability partnership. */
export const partnershipControlNotices: Samples = [
  ['LLPSC01', writeNotification({ Individual: writeNewController() }, surplus)],
  ['LLPSC02', writeNotification({ Corporate: writeControllingBody() }, surplus)],
  ['LLPSC03', writeNotification({ LegalPerson: writeLegalPerson() }, surplus)],
];

/** Deliveries whose shape is wrong, or only looks so. */
export const doubtfulPscForms: readonly FormFacts[] = [
  writeNotification({ Individual: writeNewController({ VerificationDetails: writeIdentity() }) }),
  writeNotification({ Individual: writeNewController({ Forename: undefined, Title: undefined }) }),
  writeNotification({ Individual: writeNewController({ Nationality: undefined }) }),
  writeNotification({ Individual: writeNewController({ CountryOfResidence: undefined }) }),
  writeNotification({ Individual: writeNewController({ ResidentialAddress: undefined }) }),
  writeNotification({ Individual: writeNewController({ Occupation: 'Slater' }) }),
  writeNotification({ SuperSecureIndividual: 'true' }),
  writeNotification({ SuperSecureIndividual: 'false' }),
  writeNotification({ Individual: writeNewController() }, {}),
  writeNotification({ Individual: writeNewController() }, { NatureOfControls: '' }),
  writeNotification({ Individual: writeNewController() }, { NatureOfControls: writeNatures('CONTROL') }),
  writeNotification(
    { Individual: writeNewController() },
    { LLPNatureOfControls: writeNatures('OWNERSHIPOFSHARES_25TO50PERCENT') },
  ),
  writeNotification(
    { Individual: writeNewController() },
    {
      NatureOfControls: writeNatures(...Array.from({ length: 25 }, () => 'SIGINFLUENCECONTROL')),
    },
  ),
  writeNotification({ Corporate: writeControllingBody() }, undefined, { NotificationDate: '16/11/2026' }),
  writeNotification({ Corporate: writeControllingBody() }, undefined, { RegisterEntryDate: '2026-11-16' }),
  writeNotification({ Corporate: writeControllingBody({ PSCCompanyIdentification: undefined }) }),
  writeNotification({ Corporate: writeControllingBody({ CorporateName: 'x'.repeat(161) }) }),
  writeNotification({
    Corporate: writeControllingBody({
      PSCCompanyIdentification: '<LawGoverned>German</LawGoverned><LegalForm>GmbH</LegalForm>',
    }),
  }),
  writeNotification({ LegalPerson: writeLegalPerson({ LegalPersonIdentification: undefined }) }),
];
