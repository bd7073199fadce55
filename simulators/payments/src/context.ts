import type { Clock, Store } from '@statbook-simulators/kit';
import type { SwitchBoard } from './switches.ts';
import type { Vendor } from './vendors.ts';

export interface Context {
  store: Store;
  clock: Clock;
  switches: SwitchBoard;
  vendors: readonly Vendor[];
  /** Where the bank's page is reached, without a path. */
  bankUrl: string;
}

/** The same for a call of a vendor whose credentials are right. */
export interface VendorContext extends Context {
  vendor: Vendor;
}
