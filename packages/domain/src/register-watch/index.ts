export * from './compare-register.ts';
export * from './explain-changes.ts';
export type { OurFiling } from './our-filings.ts';
export { CHANGE_KINDS, type ChangeKind, type RegisterDifference } from './register-difference.ts';
export { mayBeSameName } from './register-names.ts';
export type * from './register-picture.ts';
