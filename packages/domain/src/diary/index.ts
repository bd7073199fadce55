export * from './diary-repeat.ts';
export * from './statutory-dates.ts';
