import type { Rejection } from '../submissions/submission.ts';

/*
 * Reasons for which the registry rejects a confirmation statement. Its codes are not published: 11686, 12604 and 12682
 * have been seen (section 14), the other numbers are this simulator's own.
 */
export const rejections = {
  wrongName: () => reject('20101', 'The company name does not agree with the company number on the register'),
  notRequired: () => reject('20102', 'A confirmation statement cannot be filed for this company'),
  futureDate: () => reject('20103', 'The confirmation date must not be in the future'),
  alreadyMade: (last: string) =>
    reject(
      '20104',
      `The confirmation date must be after the date of the last confirmation statement, ${last}`,
    ),
  beyondPeriod: (end: string) => reject('20105', `The confirmation date must be on or before ${end}`),
  lawfulPurpose: () => reject('20106', 'The statement of lawful purposes is missing'),
  dtr5WithoutMarket: () =>
    reject('20107', 'DTR5 cannot apply to a company whose shares are not traded on a market'),
  emailRequired: () => reject('20108', 'A registered email address is required: the register holds none'),
  emailHeld: () => reject('20109', 'The register already holds a registered email address'),
  emailInvalid: () => reject('20110', 'The registered email address is not valid'),
  sicInvalid: (code: string, instance: number) =>
    reject('20111', `SIC code ${code} is not in the condensed list`, instance),
  sicRepeated: (code: string, instance: number) =>
    reject('20112', `SIC code ${code} is given twice`, instance),
  capitalWithoutShares: () => reject('20113', 'The company has no share capital'),
  currencyRepeated: (instance: number) =>
    reject('20114', 'There must be one statement of capital for each currency', instance),
  capitalTotals: (instance: number) =>
    reject(
      '20115',
      'The totals of the statement of capital do not agree with its classes of share',
      instance,
    ),
  capitalHoldings: () =>
    reject(
      '20116',
      "The company's share capital does not match the number of shares held by its shareholders",
    ),
  shareholdersRequired: () => reject('11686', 'Shareholder details are required'),
  transferAfterDate: (instance: number) =>
    reject('20117', 'A transfer of shares is dated after the confirmation date', instance),
  notVerified: (name: string) =>
    reject('20118', `The identity of director ${name} has not been verified for this company`),
  notNamed: (name: string) =>
    reject(
      '20119',
      `The verification statement does not name director ${name}, whose identity is not verified`,
    ),
  noSuchDirector: (name: string, instance: number) =>
    reject('12604', `${name} does not match any active director of the company`, instance),
  alreadyVerified: (name: string, instance: number) =>
    reject('12682', `The identity of ${name} has already been verified for this company`, instance),
  wrongPersonalCode: (name: string, instance: number) =>
    reject(
      '20120',
      `The identity verification details provided for the director ${name} were not correct`,
      instance,
    ),
};

function reject(code: string, description: string, instance = 1): Rejection {
  return { code, description, instance };
}
