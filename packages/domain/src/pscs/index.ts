export * from './control-bands.ts';
export * from './psc-changes.ts';
export * from './psc-change-history.ts';
export * from './psc-line.ts';
export * from './psc-notice.ts';
export * from './registered-control.ts';
export * from './stated-holders.ts';
