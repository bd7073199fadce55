import { describe, expect, it } from 'vitest';
import { noAddress } from '../holders/holder-values.ts';
import {
  emptyCertificate,
  emptyClass,
  emptyHolding,
  emptyMember,
  openingSchema,
  toOpeningBody,
} from './opening-values.ts';

const balance = (holding: object) => ({
  On: '2026-03-20',
  Source: 'The old register',
  Classes: [
    { ...emptyClass, ClassName: 'Ordinary', NominalValue: '1', Particulars: 'One vote', SharesInIssue: '5' },
  ],
  Holdings: [{ ...emptyHolding, Shares: '5', ...holding }],
});
const faultsOf = (holding: object) =>
  openingSchema.safeParse(balance(holding)).error?.issues.map(({ path }) => path.slice(2).join('.'));

describe('an opening balance', () => {
  it('asks for the name of a holder only where somebody is named', () => {
    expect(faultsOf({})).toEqual(['Members.0.Surname']);
    expect(faultsOf({ Holder: 'unknown' })).toBeUndefined();
    expect(faultsOf({ Holder: 'treasury' })).toBeUndefined();
  });

  it('sends what a member has on paper; of shares of nobody it sends none', () => {
    const named = {
      Members: [{ ...emptyMember, Surname: 'Green', Who: 'another' }],
      EnteredOn: '2025-02-01',
      Certificates: [{ ...emptyCertificate, Number: '12', IssuedOn: '2025-03-01' }],
    };
    const sent = (holding: object) =>
      toOpeningBody(openingSchema.parse(balance(holding)), 'company', 'key').Holdings[0];
    expect(sent(named)).toMatchObject({
      Members: [{ Surname: 'Green', IsAnotherPerson: true }],
      EnteredOn: '2025-02-01',
      Certificates: [{ Number: '12', IssuedOn: '2025-03-01' }],
    });
    expect(sent({ ...named, Holder: 'unknown' })).not.toHaveProperty('Certificates');
    expect(faultsOf({ ...named, Certificates: [emptyCertificate] })).toEqual([
      'Certificates.0.Number',
      'Certificates.0.IssuedOn',
    ]);
  });

  it('sends the address of somebody named, where one is entered', () => {
    const named = { Members: [{ ...emptyMember, Surname: 'Green' }] };
    const sent = (holding: object) =>
      toOpeningBody(openingSchema.parse(balance(holding)), 'company', 'key').Holdings[0];
    const Address = { ...noAddress, Premises: '4', Town: 'Exeter' };
    expect(sent({ ...named, Address })?.Address).toEqual({ Premises: '4', Town: 'Exeter' });
    expect(sent(named)).not.toHaveProperty('Address');
    const long = { ...noAddress, Town: 'x'.repeat(101) };
    expect(faultsOf({ ...named, Address: long })).toEqual(['Address.Town']);
    expect(faultsOf({ Holder: 'unknown', Address: long })).toBeUndefined();
    expect(sent({ Holder: 'unknown', Address })).not.toHaveProperty('Address');
  });

  it('finds every fault of a holding at once', () => {
    expect(faultsOf({ Shares: ' ' })).toEqual(['Shares', 'Members.0.Surname']);
  });
});
