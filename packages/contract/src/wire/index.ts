export { findStrangeYear } from './entered-dates.ts';
export { problemToOurs, problemToWire } from './problem-names.ts';
export { type Spelling, Translator, translatorOf, type WireSpelling } from './translator.ts';
