export * from './personal-code.ts';
export * from './verification.ts';
