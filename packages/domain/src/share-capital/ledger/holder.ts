import { type AddressRecord, describeShareholder, type ShareholderName } from '../shareholdings.ts';
import type { CompanyNumber } from '../../companies/company-number.ts';
import type { HolderId, PersonId } from './ids.ts';

/** A person or company that holds shares, alone or jointly. */
export interface HolderMember {
  readonly personId: PersonId;
  readonly name: ShareholderName;
  /** Of a company, where it is known: tells companies of one name apart, and finds one that has changed its name. */
  readonly registeredNumber?: CompanyNumber | undefined;
}

/**
 * One account in the register of members. Joint holders are one account with one address, the first named first
 * (s.113(5)); the same people with another designation are another account. Nobody named: not yet known, as after an
 * import that brought the capital and not the members. Such an account keeps the shares, and is no member.
 */
export interface ShareHolder {
  readonly id: HolderId;
  readonly members: readonly HolderMember[];
  /** Tells accounts of the same people apart ("A/c JMB"); never a trust (s.126). */
  readonly designation?: string | undefined;
  readonly address?: AddressRecord | undefined;
}

/** What an account is called whose holders nobody knows yet. */
export const NOT_YET_KNOWN = 'Holders not yet known';

/** Whether nobody knows yet who holds the shares of an account: it is no member, and gets no certificate. */
export function isNotYetKnown(holder: Pick<ShareHolder, 'members'> | undefined): boolean {
  return holder?.members.length === 0;
}

/** The accounts among these whose holders nobody knows yet. */
export function holdersNotKnown(holders: readonly ShareHolder[]): ReadonlySet<HolderId> {
  return new Set(holders.filter(isNotYetKnown).map(({ id }) => id));
}

/** The account as it is read: "Alice Green and Bob Stone (A/c JMB)". */
export function describeHolder({ members, designation }: ShareHolder): string {
  const names = members.map(({ name }) => describeShareholder(name)).join(' and ') || NOT_YET_KNOWN;
  return designation ? `${names} (${designation})` : names;
}

/** The name of an account among those given; its id where it is not among them. */
export function nameOfHolder(holders: readonly ShareHolder[], id: HolderId): string {
  const found = holders.find((each) => each.id === id);
  return found ? describeHolder(found) : id;
}
