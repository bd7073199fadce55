import { type RegisterAddress, registerParams } from '#company-page/page-address.ts';
import { type AsAtAddress, readWithTime } from '../as-at/as-at-address.ts';

/** How the register of members is shown, as its address keeps it. */
export interface MembersAddress extends RegisterAddress, AsAtAddress {
  /** What the list is filtered by. */
  readonly q?: string | undefined;
  /** The class whose holdings are shown alone. */
  readonly class?: string | undefined;
  /** Allotments and transfers are shown too. */
  readonly entries?: string | undefined;
}

export const readMembersAddress = readWithTime('q', 'class', 'entries', ...registerParams);
