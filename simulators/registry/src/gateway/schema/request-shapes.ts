import { many, one, optional, optionalOneOf, type Particle, type Shape, sequence, text } from './shape.ts';
import { authenticationCode, companyType, date, digits, plain, submissionNumber } from './text-types.ts';

const company: Particle[] = [
  one('CompanyNumber', digits),
  optional('CompanyType', companyType),
  one('CompanyAuthenticationCode', authenticationCode),
];

const companyNumber = text({ base: 'string', collapse: true, pattern: /^[A-Z0-9]{8}$/ });

/** The bodies of the classes that are not forms (sections 5, 9, 10, 11). */
export const requestShapes = {
  GetSubmissionStatus: sequence(
    optionalOneOf([one('CompanyNumber', companyNumber)], [one('SubmissionNumber', submissionNumber)]),
    one('PresenterID', plain),
  ),
  StatusAck: sequence(),
  GetDocument: sequence(one('DocRequestKey', plain)),
  CompanyDataRequest: sequence(...company, one('MadeUpDate', date)),
  PaymentPeriodsRequest: sequence(...company),
  GetERemindersRequest: sequence(...company),
  SetERemindersRequest: sequence(...company, many('EmailAddress', plain, 0, 4)),
  ChargeSearch: sequence(
    ...company,
    optional('StartDate', date),
    optional('EndDate', date),
    optional('ContinuationKey', plain),
  ),
} satisfies Record<string, Shape>;
