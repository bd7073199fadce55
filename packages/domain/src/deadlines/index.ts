export * from './accounting-date-change.ts';
export * from './accounting-periods.ts';
export * from './confirmation-cycle.ts';
export * from './late-accounts-penalty.ts';
export * from './notice-deadlines.ts';
export * from './share-deadlines.ts';
