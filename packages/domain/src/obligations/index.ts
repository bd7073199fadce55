export * from './obligation.ts';
export * from './obligation-act.ts';
export * from './obligation-words.ts';
