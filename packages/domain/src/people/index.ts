export * from './match-people.ts';
export * from './match-result.ts';
export * from './matching/match-keys.ts';
export * from './matching/one-code.ts';
export { isSameFullName } from './names/comparable-name.ts';
export { isNameInText } from './names/name-in-text.ts';
export { readRegistryName } from './names/registry-name.ts';
export * from './protection.ts';
export * from './register-entry.ts';
