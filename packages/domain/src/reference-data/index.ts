export * from './countries.ts';
export * from './currencies.ts';
export * from './sic-codes.ts';
