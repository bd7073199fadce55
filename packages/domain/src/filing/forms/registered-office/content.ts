import type { FiledAddress } from '../filed-address.ts';

/** A change of the registered office (AD01; Companies Act 2006 s. 87). No secrets. */
export interface RegisteredOfficeContent {
  /** In the company's part of the United Kingdom, with a postcode, never a PO box. */
  readonly address: FiledAddress;
  /** The address is appropriate (s. 86(2)); nothing is filed without it. */
  readonly acceptAppropriateAddressStatement: boolean;
}
