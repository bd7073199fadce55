export * from './civil-date.ts';
export * from './date-text.ts';
export * from './entered-date.ts';
export * from './period.ts';
export * from './statutory-periods.ts';
export * from './typed-date.ts';
export * from './working-day.ts';
