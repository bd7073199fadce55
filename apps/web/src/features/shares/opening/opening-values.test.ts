import { describe, expect, it } from 'vitest';
import { emptyMember, noAddress } from '../holders/holder-values.ts';
import {
  emptyCertificate,
  emptyClass,
  emptyHolding,
  openingSchema,
  toOpeningBody,
} from './opening-values.ts';

const balance = (holding: object) => ({
  on: '2026-03-20',
  source: 'The old register',
  issuesCertificates: false,
  certificatesIssuedOn: '',
  classes: [
    { ...emptyClass, className: 'Ordinary', nominalValue: '1', particulars: 'One vote', sharesInIssue: '5' },
  ],
  holdings: [{ ...emptyHolding, shares: '5', ...holding }],
});
const faultsOf = (holding: object) =>
  openingSchema.safeParse(balance(holding)).error?.issues.map(({ path }) => path.slice(2).join('.'));

describe('an opening balance', () => {
  it('asks for the name of a holder only where somebody is named', () => {
    expect(faultsOf({})).toEqual(['members.0.surname']);
    expect(faultsOf({ holder: 'unknown' })).toBeUndefined();
    expect(faultsOf({ holder: 'treasury' })).toBeUndefined();
  });

  it('sends what a member has on paper; of shares of nobody it sends none', () => {
    const named = {
      members: [{ ...emptyMember, surname: 'Green', who: 'another' }],
      enteredOn: '2025-02-01',
      certificates: [{ ...emptyCertificate, number: '12', issuedOn: '2025-03-01' }],
    };
    const sent = (holding: object) =>
      toOpeningBody(openingSchema.parse(balance(holding)), { companyId: 'company', key: 'key', holders: [] })
        .holdings[0];
    expect(sent(named)).toMatchObject({
      members: [{ surname: 'Green', isAnotherPerson: true }],
      enteredOn: '2025-02-01',
      certificates: [{ number: '12', issuedOn: '2025-03-01' }],
    });
    expect(sent({ ...named, holder: 'unknown' })).not.toHaveProperty('certificates');
    expect(faultsOf({ ...named, certificates: [emptyCertificate] })).toEqual([
      'certificates.0.number',
      'certificates.0.issuedOn',
    ]);
  });

  it('sends the address of somebody named, where one is entered', () => {
    const named = { members: [{ ...emptyMember, surname: 'Green' }] };
    const sent = (holding: object) =>
      toOpeningBody(openingSchema.parse(balance(holding)), { companyId: 'company', key: 'key', holders: [] })
        .holdings[0];
    const address = { ...noAddress, premises: '4', town: 'Exeter' };
    expect(sent({ ...named, address })?.address).toEqual({ premises: '4', town: 'Exeter' });
    expect(sent(named)).not.toHaveProperty('address');
    const long = { ...noAddress, town: 'x'.repeat(101) };
    expect(faultsOf({ ...named, address: long })).toEqual(['address.town']);
    expect(faultsOf({ holder: 'unknown', address: long })).toBeUndefined();
    expect(sent({ holder: 'unknown', address })).not.toHaveProperty('address');
  });

  it('finds every fault of a holding at once', () => {
    expect(faultsOf({ shares: ' ' })).toEqual(['shares', 'members.0.surname']);
  });
});
