export * from './exact-decimal.ts';
export * from './pence.ts';
