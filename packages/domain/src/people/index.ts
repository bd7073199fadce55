export * from './match-people.ts';
export * from './match-result.ts';
export * from './register-entry.ts';
