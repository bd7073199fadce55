import { currencyCodes } from './currencies.ts';
import { many, one, oneOf, optional, type Particle, type Shape, sequence, text } from './shape.ts';
import { date, decimal, freeText, oneOfValues, onlyTrue, someWords, truth, words } from './text-types.ts';

const countries = (
  'USA IRL DEU FRA ITA ESP PRT NLD POL BEL NOR SWE DNK AUS NZL CAN ZAF AUT HRV CYP CZE EST HUN GRC LTU GBR ' +
  'GB-ENG GB-WLS GB-SCT GB-NIR'
).split(' ');

const name = someWords(50);
const surname = someWords(160);
const shareClass = someWords(50);

const address = sequence(
  one('Premise', name),
  optional('Street', name),
  optional('Thoroughfare', name),
  one('PostTown', name),
  optional('County', name),
  oneOf([one('Country', oneOfValues(countries))], [one('OtherForeignCountry', words(50))]),
  optional('Postcode', words(15)),
);

const shares = sequence(
  one('ShareClass', shareClass),
  one('PrescribedParticulars', freeText(1, 4000)),
  one('NumShares', decimal('amount', 'above-zero')),
  one('AggregateNominalValue', decimal('amount', 'above-zero')),
);

const capital = sequence(
  one('TotalAmountUnpaid', decimal('total', 'zero')),
  one('TotalNumberOfIssuedShares', decimal('total', 'above-zero')),
  one('ShareCurrency', oneOfValues(currencyCodes)),
  one('TotalAggregateNominalValue', decimal('total', 'above-zero')),
  many('Shares', shares),
);

const holderName = sequence(
  oneOf(
    [one('Surname', surname), optional('Forename', name)],
    [one('AmalgamatedName', text({ base: 'string', collapse: true, minLength: 1, maxLength: 160 }))],
  ),
);

const shareholding = sequence(
  one('ShareClass', shareClass),
  one('NumberHeld', decimal('amount', 'zero')),
  many(
    'Transfers',
    sequence(one('DateOfTransfer', date), one('NumberSharesTransferred', decimal('amount', 'above-zero'))),
    0,
    200,
  ),
  many('Shareholders', sequence(one('Name', holderName), optional('Address', address)), 1, 10),
);

const sicCode = text({ base: 'string', pattern: /^\d*$/, minLength: 4, maxLength: 5 });

const opening: Particle[] = [
  optional('TradingOnMarket', truth),
  optional('DTR5Applies', truth),
  optional('PSCExemptAsTradingOnRegulatedMarket', truth),
  optional('PSCExemptAsSharesAdmittedOnMarket', truth),
  optional('PSCExemptAsTradingOnUKRegulatedMarket', truth),
  one('ReviewDate', date),
  optional('SICCodes', sequence(many('SICCode', sicCode, 1, 4))),
  optional('StatementOfCapital', sequence(many('Capital', capital))),
  many('Shareholdings', shareholding, 0, 5000),
  optional('RegisteredEmailAddress', freeText(0, 256)),
];

const verificationDetails = sequence(
  one('CompaniesHousePersonalCode', text({ base: 'string', collapse: true, minLength: 11, maxLength: 11 })),
  one(
    'VerificationStatements',
    sequence(many('VerificationStatementForIndividual', oneOfValues(['INDIVIDUAL_VERIFIED'], true))),
  ),
  optional(
    'NameMismatchReason',
    oneOfValues([
      'PREFERRED_NAME',
      'LEGALLY_CHANGED',
      'TRANSLATION_OR_DIFF_CONV',
      'REGISTER_ERROR',
      'NOT_SAY',
    ]),
  ),
);

const verified = sequence(
  one(
    'Person',
    sequence(
      optional('Title', words(50)),
      one('Forename', name),
      optional('OtherForenames', name),
      one('Surname', surname),
      one('DOB', date),
      one('VerificationDetails', verificationDetails),
    ),
  ),
);

/** ConfirmationStatement v1-3 (section 7.3). */
export const confirmationStatementShape: Shape = sequence(
  ...opening,
  one('AcceptLawfulPurposeStatement', onlyTrue),
  one('StateConfirmation', onlyTrue),
);

/** ConfirmationAndVerificationStatement v1-0 (section 7.3). */
export const confirmationAndVerificationStatementShape: Shape = sequence(
  ...opening,
  optional('AcceptLawfulPurposeStatement', onlyTrue),
  one('StateConfirmation', onlyTrue),
  one('VerificationStatement', sequence(oneOf([many('Director', verified)], [many('Member', verified)]))),
);
