export * from './name-reasons.ts';
export * from './personal-code.ts';
export * from './verification.ts';
export * from './verification-standing.ts';
export * from './reminder-steps.ts';
