import { describe, expect, it } from 'vitest';
import { Secret } from '@statbook/domain/secret';
import { openGatewaySchemas } from '../../../testing/gateway-schemas.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { writeXml } from '../../message/xml-writer.ts';
import { buildConfirmationStatement } from './confirmation-statement.ts';
import type { ConfirmationStatementContent } from './confirmation-statement-content.ts';

const unchanged: ConfirmationStatementContent = {
  reviewDate: '2026-11-18',
  acceptLawfulPurposeStatement: true,
  stateConfirmation: true,
};

const everythingChanged: ConfirmationStatementContent = {
  ...unchanged,
  tradingOnMarket: false,
  dtr5Applies: false,
  pscExemptAsTradingOnRegulatedMarket: false,
  pscExemptAsSharesAdmittedOnMarket: false,
  pscExemptAsTradingOnUkRegulatedMarket: false,
  sicCodes: ['62012', '62020'],
  statementOfCapital: [
    {
      currency: 'GBP',
      totalNumberOfShares: '1100.5',
      totalAggregateNominalValue: '110.05',
      totalAmountUnpaid: '0',
      shares: [
        {
          shareClass: 'ORDINARY A',
          prescribedParticulars: 'One vote per share;\nequal rights to dividends — “pari passu” & capital.',
          numberOfShares: '1000.5',
          aggregateNominalValue: '100.05',
        },
        {
          shareClass: 'Préférence',
          prescribedParticulars: 'No votes.',
          numberOfShares: '100',
          aggregateNominalValue: '10',
        },
      ],
    },
  ],
  shareholdings: [
    {
      shareClass: 'ORDINARY A',
      numberHeld: '1000.5',
      transfers: [{ date: '2026-03-01', numberOfShares: '0.5' }],
      shareholders: [
        {
          surname: 'Müller',
          forename: 'Anna',
          address: { premise: '1', postTown: 'Cardiff', country: 'GB-WLS', postcode: 'CF14 3UZ' },
        },
        {
          amalgamatedName: 'The Trustees of the Ash Trust',
          address: { premise: '2', postTown: 'Nairobi', country: 'Kenya' },
        },
      ],
    },
  ],
  registeredEmailAddress: 'office@example.com',
};

const verified: ConfirmationStatementContent = {
  ...everythingChanged,
  verification: {
    directors: [
      {
        title: 'Ms',
        forename: 'Anna',
        otherForenames: 'Maria Luise',
        surname: 'MÜLLER',
        dateOfBirth: '1980-02-29',
        personalCode: new Secret('ABC12345678'),
        nameMismatchReason: 'PREFERRED_NAME',
      },
    ],
  },
};

function xmlOf(content: ConfirmationStatementContent): string {
  const built = buildConfirmationStatement(content);
  if (!built.ok) throw new Error(JSON.stringify(built.problems));
  return writeXml(built.form.root);
}

function problemsOf(change: Partial<ConfirmationStatementContent>) {
  const built = buildConfirmationStatement({ ...unchanged, ...change });
  return built.ok ? [] : built.problems.map(({ field, message }) => `${field} ${message}`);
}

describe('a confirmation statement', () => {
  it('without changes holds the date and the two statements, nothing else', () => {
    expect(xmlOf(unchanged)).toContain(
      '<ReviewDate>2026-11-18</ReviewDate>' +
        '<AcceptLawfulPurposeStatement>true</AcceptLawfulPurposeStatement>' +
        '<StateConfirmation>true</StateConfirmation></ConfirmationStatement>',
    );
  });

  it('takes the longer name everywhere when directors are verified with it', () => {
    const built = buildConfirmationStatement(verified);
    expect(built).toMatchObject({
      form: {
        className: 'ConfirmationAndVerificationStatement',
        formIdentifier: 'ConfirmationAndVerificationStatement',
        root: { name: 'ConfirmationAndVerificationStatement' },
      },
    });
  });

  it('says which texts are sent otherwise than given', () => {
    const built = buildConfirmationStatement(everythingChanged);
    expect(built).toMatchObject({
      form: {
        adjustments: [
          { field: 'statementOfCapital[0].shares[1].shareClass', given: 'Préférence', sent: 'PRÉFÉRENCE' },
          { field: 'shareholdings[0].shareholders[0].surname', given: 'Müller', sent: 'MÜLLER' },
        ],
      },
    });
  });

  it.each<[string, Partial<ConfirmationStatementContent>, string[]]>([
    ['an impossible date', { reviewDate: '2026-02-30' }, ['reviewDate must be a date']],
    [
      'statements that were not made',
      { acceptLawfulPurposeStatement: false, stateConfirmation: false },
      ['acceptLawfulPurposeStatement must be accepted', 'stateConfirmation must be confirmed'],
    ],
    [
      'market rules without a market',
      { tradingOnMarket: false, dtr5Applies: true },
      ['dtr5Applies can only apply when shares are traded on a market'],
    ],
    [
      'five SIC codes, one twice',
      { sicCodes: ['62012', '62020', '62030', '62090', '62012'] },
      ['sicCodes must be at most 4', 'sicCodes must not repeat a code'],
    ],
    [
      'a name in letters that the registry does not take',
      { shareholdings: [{ shareClass: 'A', numberHeld: '1', shareholders: [{ surname: '李' }] }] },
      ['shareholdings[0].shareholders[0].surname Companies House does not take “李”'],
    ],
    [
      'seven decimal places',
      { shareholdings: [{ shareClass: 'A', numberHeld: '1.0000001', shareholders: [{ surname: 'Li' }] }] },
      ['shareholdings[0].numberHeld must be a number with at most 6 decimal places'],
    ],
    [
      'a holding of nobody',
      { shareholdings: [{ shareClass: 'A', numberHeld: '1', shareholders: [] }] },
      ['shareholdings[0].shareholders must be between 1 and 10'],
    ],
    [
      'no e-mail address',
      { registeredEmailAddress: 'nobody' },
      ['registeredEmailAddress must be an e-mail address'],
    ],
    [
      'verification of nobody',
      { verification: { directors: [] } },
      ['verification.directors must name every current director'],
    ],
  ])('with %s is refused by field', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it.skipIf(!findReference())(named('is valid by the genuine schemas in all its shapes'), () => {
    using schemas = openGatewaySchemas();
    const plain = 'ConfirmationStatement-v1-3.xsd';
    expect(schemas.validate(plain, xmlOf(unchanged))).toBeUndefined();
    expect(schemas.validate(plain, xmlOf(everythingChanged))).toBeUndefined();
    expect(
      schemas.validate('ConfirmationAndVerificationStatement-v1-0.xsd', xmlOf(verified)),
    ).toBeUndefined();
  });
});
