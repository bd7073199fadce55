import type { Clock, Store } from '@statbook-simulators/kit';
import type { SwitchBoard } from './switches.ts';
import type { Vendor } from './vendors.ts';

/** What the gateway and the bank share. */
export interface World {
  store: Store;
  clock: Clock;
  switches: SwitchBoard;
  vendors: readonly Vendor[];
  /** Where the bank's page is reached, without a path. */
  bankUrl: string;
}
