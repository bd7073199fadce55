import { readTexts } from '#kit/address/search-text.ts';
import { type RegisterAddress, registerParams } from '#company-page/page-address.ts';
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

const readNamed = readTexts('q', 'class', 'entries', ...registerParams);

export function readMembersAddress(search: Readonly<Record<string, unknown>>): MembersAddress {
  return { ...readNamed(search), ...readAsAtAddress(search) };
}
