import type { FormFacts } from './open-gateway.ts';
import { writeDocument } from './write-charges.ts';
import {
  writeAuthoriser,
  writeFirstController,
  writeGuaranteeCompany,
  writeGuarantor,
  writeIncorporation,
  writePartnership,
  writePublicCompany,
  writeSubscribedShares,
  writeSubscriber,
} from './write-incorporation.ts';
import { writeAddress, writeElements } from './write-notices.ts';
import { nobody, writeControllingBody, writeLegalPerson, writeNewController } from './write-pscs.ts';

const society = { companyName: 'PENMARROW SLATE SOCIETY LIMITED' };
const school = { companyName: 'THE SLATE SCHOOL' };
const community = { companyName: 'SLATE COMMUNITY INTEREST COMPANY', documents: writeDocument('CIC36') };

/** One good application for each type of company, by the type that its filing history shows. */
export const incorporations: readonly { type: string; form: FormFacts }[] = [
  { type: 'NEWINC', form: writeIncorporation() },
  { type: 'NEWINC', form: writePublicCompany() },
  { type: 'NEWINC', form: writeGuaranteeCompany({}, society) },
  { type: 'NEWINC', form: writeGuaranteeCompany({ CompanyType: 'BYGUAREXEMPT' }, school) },
  { type: 'CICINC', form: writeIncorporation({ Cic: 'true' }, community) },
  { type: 'LLIN01', form: writePartnership() },
];

const subscribed = (changes: Parameters<typeof writeSubscriber>[0]) =>
  writeIncorporation({}, { subscribers: [writeSubscriber(changes)] });
const controlled = (who: Parameters<typeof writeFirstController>[0]) =>
  writeIncorporation({}, { controllers: [writeFirstController(who)] });
const authentication = (text: string) =>
  subscribed({ Authentication: writeElements({ MemorandumPersonalAuthentication: text }) });
const attributes = writeElements({ PersonalAttribute: 'BIRTOWN', PersonalData: 'PEN' });

/** Applications whose shape is wrong, or only looks so. */
export const doubtfulIncorporations: readonly FormFacts[] = [
  writeIncorporation({ CompanyType: 'LTD' }),
  writeIncorporation({ CompanyType: ' BYSHR' }),
  writeIncorporation({ Cic: ' true ' }),
  writeIncorporation({ Cic: 'false' }),
  writeIncorporation({ CountryOfIncorporation: 'UK' }),
  writeIncorporation({ RegisteredOfficeAddress: writeAddress({ Postcode: undefined }) }),
  writeIncorporation({ RegisteredOfficeAddress: writeAddress({ PoBox: '7' }) }),
  writeIncorporation({ DataMemorandum: '1', Articles: undefined, RestrictedArticles: 'true' }),
  writeIncorporation({ Articles: 'MODEL' }),
  writeIncorporation({}, { officers: [] }),
  writeIncorporation({}, { controllers: [] }),
  writeIncorporation({ PSCs: writeElements({ NoPSCStatement: nobody.CompanyStatement }) }),
  writeIncorporation({ PSCs: writeElements({ NoPSCStatement: 'STEPS_TO_FIND_PSC_NOT_YET_COMPLETED' }) }),
  controlled({ Individual: writeNewController() }),
  controlled({ Individual: `${writeNewController()}<ConsentStatement>1</ConsentStatement>` }),
  controlled({ Individual: `${writeNewController()}<ConsentStatement> true </ConsentStatement>` }),
  controlled({ Corporate: writeControllingBody() }),
  controlled({ LegalPerson: writeLegalPerson() }),
  controlled({ SuperSecureIndividual: 'true' }),
  subscribed({ Person: '' }),
  subscribed({ Person: writeElements({ Forename: 'Wenna' }) }),
  subscribed({ Person: undefined, Corporate: writeElements({ CorporateName: 'SLATE LTD' }) }),
  subscribed({ Shares: writeSubscribedShares({ ShareReference: 'x'.repeat(101) }) }),
  subscribed({ Shares: writeSubscribedShares({ Consideration: 'Slate' }) }),
  subscribed({ Shares: writeSubscribedShares({ ShareCurrency: 'TST' }) }),
  subscribed({ Shares: undefined }),
  subscribed({ Authentication: attributes }),
  authentication(' SUBSCRIBER_AGREES_NAME_USED_TO_AUTHENTICATE '),
  authentication('SUBSCRIBER'),
  writeGuaranteeCompany({}, { guarantors: [writeGuarantor({ AmountGuaranteed: '' })] }),
  writeGuaranteeCompany({}, { guarantors: [writeGuarantor({ AmountGuaranteed: 'x'.repeat(101) })] }),
  writeIncorporation({ Authoriser: writeAuthoriser('Agent') }),
  writeIncorporation({ Authoriser: writeAuthoriser('Solicitor') }),
  writeIncorporation({ Authoriser: writeAuthoriser('Agent', { Authentication: attributes }) }),
  writeIncorporation({ Authoriser: '' }),
  writeIncorporation({ SameDay: undefined }),
  writeIncorporation({ SameName: 'true', NameAuthorisation: '0' }),
  writeIncorporation({ RejectReference: 'ABC12345' }),
  writeIncorporation({ RejectReference: 'ABC1234567' }),
  writeIncorporation({ RegisteredEmailAddress: undefined }),
  writeIncorporation({ AcceptLawfulPurposeStatement: undefined }),
];
