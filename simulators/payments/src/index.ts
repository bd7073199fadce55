export { type PaymentsOptions, type RunningPayments, startPayments } from './payments.ts';
export type { Switches } from './switches.ts';
export type { Vendor, VendorProfile } from './vendors.ts';
