export type { RegisterOnDay, ReconciliationDifference } from './compare-capital.ts';
export * from './compare-opening.ts';
export * from './reconcile.ts';
