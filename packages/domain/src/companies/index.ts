export * from './company-name.ts';
export * from './company-number.ts';
export * from './company-service.ts';
export { describeCompanyStatus, isInsolvencyStatus } from './company-status.ts';
export * from './company-types.ts';
export * from './hand-made-record.ts';
export * from './number-prefixes.ts';
export * from './registered-email.ts';
export * from './same-name.ts';
