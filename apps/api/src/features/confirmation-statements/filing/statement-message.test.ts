import { describe, expect, it } from 'vitest';
import { describeContent, effectOfAcceptance, readContent } from './statement-content.ts';
import { statementOf, writeStatement } from './statement-message.ts';
import { toDraftField } from '../draft/draft-field.ts';

/** A traded company with joint holders and a director whose identity statement is due, as an attempt freezes it. */
const frozen = {
  form: 'ConfirmationAndVerificationStatement',
  company: { number: '12345678', name: 'PLUM PLC' },
  madeUpTo: '2026-11-20',
  trading: { onMarket: true, dtr5Applies: false, pscExemptions: ['uk-regulated-market'] },
  sicCodes: ['62012'],
  shareholdings: [
    {
      className: 'Ordinary',
      numberHeld: '60',
      holders: [
        { kind: 'person', surname: 'Green', forename: 'Alice' },
        { kind: 'whole', name: 'Stone Nominees Ltd' },
      ],
      transfers: [{ transferredOn: '2026-05-01', numberOfShares: '5' }],
      address: { premises: '1', line1: 'Mill Lane', town: 'Leeds', country: 'GB-ENG', postcode: 'LS1 4AB' },
    },
  ],
  lawfulPurpose: true,
  informationDelivered: true,
  verifications: [
    { directorId: 'D1', forename: 'Bob', surname: 'STONE', nameMismatchReason: 'preferred-name' },
  ],
  signer: { name: 'Alice Green', capacity: 'director' },
};
const secrets = { 'D1.personalCode': 'TW7K2MPX94R', 'D1.dateOfBirth': '1974-02-11' };

describe('the message of a confirmation statement', () => {
  it('names joint holders in their order, at the address of the first', () => {
    const { shareholdings } = statementOf(readContent(frozen), secrets);
    expect(shareholdings).toMatchObject([
      {
        shareClass: 'Ordinary',
        transfers: [{ date: '2026-05-01', numberOfShares: '5' }],
        shareholders: [
          { surname: 'Green', forename: 'Alice', address: { premise: '1', street: 'Mill Lane' } },
          { amalgamatedName: 'Stone Nominees Ltd', address: undefined },
        ],
      },
    ]);
  });

  it('takes codes and dates of birth from the secrets of the attempt', () => {
    const { verification } = statementOf(readContent(frozen), secrets);
    const [director] = verification?.directors ?? [];
    expect(director).toMatchObject({ dateOfBirth: '1974-02-11', nameMismatchReason: 'PREFERRED_NAME' });
    expect(director?.personalCode.reveal()).toBe('TW7K2MPX94R');
    expect(writeStatement(frozen, secrets).ok).toBe(true);
  });

  it('cannot be written without them', () => {
    const built = writeStatement(frozen, {});
    expect(built.ok ? [] : built.problems.map(({ field }) => toDraftField(field, ['D1']))).toEqual([
      'identity.D1.dateOfBirth',
      'identity.D1.personalCode',
    ]);
  });

  it('is told in words, and moves the dates when it is accepted', () => {
    expect(JSON.stringify(describeContent(frozen))).not.toContain('TW7K2MPX94R');
    expect(effectOfAcceptance(frozen)).toEqual({
      statementLastMadeUpTo: '2026-11-20',
      statementNextMadeUpTo: '2027-11-20',
      statementDueOn: '2027-12-04',
    });
  });

  it('is not made of anything else than frozen content', () => {
    expect(() => readContent({ ...frozen, personalCode: 'TW7K2MPX94R' })).toThrow();
  });
});

describe('the names of fields', () => {
  it.each([
    ['sicCodes[2]', 'sicCodes.codes.2'],
    [
      'statementOfCapital[0].shares[1].shareClass',
      'statementOfCapital.capital.currencies.0.classes.1.className',
    ],
    ['shareholdings[3].transfers[0].date', 'shareholdings.holdings.3.transfers.0.transferredOn'],
    ['verification.directors[0].surname', 'identity.aB1.surname'],
  ])('lead from %s of the message to the draft', (field, path) => {
    expect(toDraftField(field, ['aB1'])).toBe(path);
  });
});
