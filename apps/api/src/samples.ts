/** Good answers to every form, for tests that file them as people do. */
export { type SampleForm, sampleAnswers } from './tools/sample-answers.ts';
export { sampleFacts } from './tools/sample-facts.ts';
export { sampleDocument } from './tools/sample-document.ts';
