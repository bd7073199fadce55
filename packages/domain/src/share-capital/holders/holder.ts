import { type AddressRecord, describeShareholder, type ShareholderName } from '../shareholdings.ts';
import type { CompanyNumber } from '../../companies/company-number.ts';
import type { HolderId, PersonId } from '../ledger/ids.ts';

/** A person or company that holds shares, alone or jointly. */
export interface HolderMember {
  readonly personId: PersonId;
  readonly name: ShareholderName;
  /** Of a company, where known: distinguishes companies of one name, and finds one that has changed its name. */
  readonly registeredNumber?: CompanyNumber | undefined;
}

/**
 * An account of the register of members. Joint holders are one account with one address, the first named first (s.113(5));
 * the same people with another designation are another account. An account without members stands for unidentified holders,
 * as after an import that brought the capital and not the members: it holds shares, and is no member.
 */
export interface ShareHolder {
  readonly id: HolderId;
  readonly members: readonly HolderMember[];
  /** Distinguishes accounts of the same people ("A/c JMB"); never names a trust (s.126). */
  readonly designation?: string | undefined;
  readonly address?: AddressRecord | undefined;
}

/** The name of an account without members, as people read it. */
const UNIDENTIFIED_HOLDERS = 'Unidentified holders';

/** Whether the holders of an account are unidentified: it is no member, and receives no certificate. */
export function isUnidentified(holder: Pick<ShareHolder, 'members'> | undefined): boolean {
  return holder?.members.length === 0;
}

/** The accounts whose holders are unidentified. */
export function unidentifiedHolders(holders: readonly ShareHolder[]): ReadonlySet<HolderId> {
  return new Set(holders.filter(isUnidentified).map(({ id }) => id));
}

/** The account as people read it: "Alice Green and Bob Stone (A/c JMB)". */
export function describeHolder({ members, designation }: ShareHolder): string {
  const names = members.map(({ name }) => describeShareholder(name)).join(' and ') || UNIDENTIFIED_HOLDERS;
  return designation ? `${names} (${designation})` : names;
}

/** The name of an account; its id where it is not among the holders given. */
export function nameOfHolder(holders: readonly ShareHolder[], id: HolderId): string {
  const found = holders.find((each) => each.id === id);
  return found ? describeHolder(found) : id;
}
