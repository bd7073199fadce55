export * from './exact-decimal.ts';
export * from './pence.ts';
export * from './read-figure.ts';
