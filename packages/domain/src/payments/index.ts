export * from './billing-details.ts';
export * from './card-details.ts';
export * from './card-expiry.ts';
export * from './card-number.ts';
export * from './payment-amounts.ts';
export * from './payment-life.ts';
export * from './payment-messages.ts';
export * from './postcode.ts';
