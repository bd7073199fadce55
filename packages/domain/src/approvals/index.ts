export * from './approval-policy.ts';
export * from './approval-state.ts';
