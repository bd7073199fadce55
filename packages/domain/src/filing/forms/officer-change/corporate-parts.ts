import { addressAt, addressFields, addressLines, checkUkPostcode } from '../fields/address-fields.ts';
import {
  checkRegistration,
  corporateNameField,
  registrationAt,
  registrationFields,
  registrationLines,
} from '../fields/corporate-fields.ts';
import { answerAt } from '../kernel/form-fields.ts';
import { CHANGE, type ChangePart } from './change-part.ts';

/** The name of a corporate body or firm. */
export const CORPORATE_NAME: ChangePart = {
  id: 'corporate-name',
  label: 'Name',
  at: CHANGE.corporateName,
  fields: () => [corporateNameField(CHANGE.corporateName)],
  now: ({ surname }) => [surname],
  after: ({ answers }) => [answerAt(answers, CHANGE.corporateName)],
};

/** Its registered or principal office. */
export const ADDRESS: ChangePart = {
  id: 'address',
  label: 'Registered or principal office',
  at: `${CHANGE.address}.premise`,
  fields: () => addressFields({ path: CHANGE.address, extras: ['careOf', 'poBox'] }),
  check: ({ answers }) => checkUkPostcode(answers, CHANGE.address),
  now: ({ serviceAddress }) => addressLines(serviceAddress),
  after: ({ answers }) => addressLines(addressAt(answers, CHANGE.address)),
};

/** Where it is registered. */
export const REGISTRATION: ChangePart = {
  id: 'registration',
  label: 'Registration',
  at: `${CHANGE.registration}.kind`,
  fields: ({ answers }) => registrationFields(answers, CHANGE.registration),
  check: ({ answers, facts }) => checkRegistration(answers, CHANGE.registration, facts),
  now: ({ identification }) => {
    if (identification === undefined) return [];
    const { legalForm, lawGoverned, placeRegistered, registrationNumber } = identification;
    const isUk = registrationNumber !== undefined && legalForm === undefined && lawGoverned === undefined;
    if (isUk) return registrationLines({ kind: 'uk-company', registrationNumber });
    const law = { lawGoverned: lawGoverned ?? '', legalForm: legalForm ?? '' };
    return registrationLines({ kind: 'other', placeRegistered, registrationNumber, ...law });
  },
  after: ({ answers }) => registrationLines(registrationAt(answers, CHANGE.registration)),
};
