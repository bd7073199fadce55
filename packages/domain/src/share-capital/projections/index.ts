export * from './cap-table.ts';
export * from './capital.ts';
export * from './history.ts';
export * from './holdings.ts';
export * from './missing-particulars.ts';
export * from './register-of-members.ts';
export * from './statement-shareholdings.ts';
