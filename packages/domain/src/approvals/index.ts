export * from './approval-policy.ts';
export * from './approval-state.ts';
export * from './approval-words.ts';
