import { textOf } from '#kit/search-text.ts';
import { readRegisterAddress, type RegisterAddress } from '../../../record/record-address.ts';
import { type AsAtAddress, readAsAtAddress } from '../as-at/as-at-address.ts';

/** How the register of members is shown, as its address keeps it. */
export interface MembersAddress extends RegisterAddress, AsAtAddress {
  /** What the list is filtered by. */
  readonly q?: string | undefined;
  /** The class whose holdings are shown alone. */
  readonly class?: string | undefined;
  /** Allotments and transfers are shown too. */
  readonly entries?: string | undefined;
}

export function readMembersAddress(search: Readonly<Record<string, unknown>>): MembersAddress {
  return {
    ...readRegisterAddress(search),
    ...readAsAtAddress(search),
    q: textOf(search, 'q'),
    class: textOf(search, 'class'),
    entries: textOf(search, 'entries'),
  };
}
