import { z } from 'zod';

const draftWithAnswers = z.looseObject({ answers: z.record(z.string(), z.string()).default({}) });

/** The draft of a form with one open answer given. */
export function withAnswer(draft: unknown, path: string, answer: string): object {
  const { answers, ...rest } = draftWithAnswers.parse(draft);
  return { ...rest, answers: { ...answers, [path]: answer } };
}
