import { defineRejections } from '../parts/rejections.ts';

/** Reasons for which the registry rejects a confirmation statement. */
export const reject = defineRejections({
  notRequired: ['20102', 'A confirmation statement cannot be filed for this company'],
  futureDate: ['20103', 'The confirmation date must not be in the future'],
  alreadyMade: [
    '20104',
    'The confirmation date must be after the date of the last confirmation statement, {}',
  ],
  beyondPeriod: ['20105', 'The confirmation date must be on or before {}'],
  lawfulPurpose: ['20106', 'The statement of lawful purposes is missing'],
  dtr5WithoutMarket: ['20107', 'DTR5 cannot apply to a company whose shares are not traded on a market'],
  emailRequired: ['20108', 'A registered email address is required: the register holds none'],
  emailHeld: ['20109', 'The register already holds a registered email address'],
  emailInvalid: ['20110', 'The registered email address is not valid'],
  sicInvalid: ['20111', 'SIC code {} is not in the condensed list'],
  sicRepeated: ['20112', 'SIC code {} is given twice'],
  capitalWithoutShares: ['20113', 'The company has no share capital'],
  capitalHoldings: [
    '20116',
    "The company's share capital does not match the number of shares held by its shareholders",
  ],
  shareholdersRequired: ['11686', 'Shareholder details are required'],
  transferAfterDate: ['20117', 'A transfer of shares is dated after the confirmation date'],
  notVerified: ['20118', 'The identity of director {} has not been verified for this company'],
  notNamed: ['20119', 'The verification statement does not name director {}, whose identity is not verified'],
  noSuchDirector: ['12604', '{} does not match any active director of the company'],
  alreadyVerified: ['12682', 'The identity of {} has already been verified for this company'],
});
