import type { FiledAddress } from '../filed-address.ts';

/** The single alternative inspection location, new or changed (AD02; Companies Act 2006 s. 1136). No secrets. */
export interface SailAddressContent {
  /** In the company's part of the United Kingdom. */
  readonly address: FiledAddress;
}
