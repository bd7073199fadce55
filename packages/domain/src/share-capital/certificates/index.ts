export * from './certificate-actions.ts';
export * from './certificate.ts';
export * from './certificates-for-entry.ts';
export * from './certificates-for-outcome.ts';
export * from './date-of-issue.ts';
export * from './paid-parts.ts';
