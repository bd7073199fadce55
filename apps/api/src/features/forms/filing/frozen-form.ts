import {
  answerAt,
  FORM_DOCUMENT_CATEGORIES,
  describeAnswers,
  type FormRules,
  type FormCase,
  type FormStep,
} from '@statbook/domain/filing/forms';
import { FORM_IDS } from '@statbook/domain/filing';
import { z } from 'zod';

/** What an attempt freezes of a form: what is sent, and the words in which a person has read it. */
const frozenForm = z.object({
  form: z.enum(FORM_IDS),
  lines: z.array(z.object({ section: z.string(), label: z.string(), value: z.string() })),
  sent: z.record(z.string(), z.unknown()),
  /** What goes with it: the bytes are known by their hash. */
  documents: z
    .array(z.object({ category: z.enum(FORM_DOCUMENT_CATEGORIES), filename: z.string(), sha256: z.string() }))
    .default([]),
});

export type FrozenForm = z.output<typeof frozenForm>;

/** Reads what an attempt holds; throws where it is no form of these. */
export function readFrozenForm(content: unknown): FrozenForm {
  return frozenForm.parse(content);
}

/** What a form without errors sends, beside the secrets that go with it. */
export function composeForm(
  rules: FormRules,
  asked: FormCase,
  steps: readonly FormStep[],
): { content: FrozenForm; secrets: Readonly<Record<string, string>> } {
  const { content, secrets } = rules.compose(asked);
  const lines = describeAnswers(steps, asked).map((line) => ({ ...line }));
  // As it is stored and read back: what is not given has no member.
  const sent: FrozenForm['sent'] = JSON.parse(JSON.stringify(content));
  return { content: { form: asked.form, lines, sent, documents: attached(rules, asked) }, secrets };
}

function attached(rules: FormRules, asked: FormCase): FrozenForm['documents'] {
  return (rules.documents?.(asked) ?? []).flatMap(({ path, category }) => {
    const document = asked.facts.documents.find(({ id }) => id === answerAt(asked.answers, path));
    return document === undefined ? [] : [{ category, filename: document.filename, sha256: document.sha256 }];
  });
}
