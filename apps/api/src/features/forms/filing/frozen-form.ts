import {
  answerAt,
  DOCUMENT_CATEGORIES,
  describeAnswers,
  fieldsOf,
  type FormRules,
  type FormCase,
  type FormStep,
} from '@statbook/domain/filing/forms';
import { FORM_IDS } from '@statbook/domain/filing';
import { z } from 'zod';

/** What an attempt freezes of a form: what is sent, and the words in which a person has read it. */
const frozenForm = z.object({
  form: z.enum(FORM_IDS),
  lines: z.array(
    z.object({
      section: z.string(),
      label: z.string(),
      value: z.string(),
      isStatement: z.literal(true).optional(),
    }),
  ),
  sent: z.record(z.string(), z.unknown()),
  /** What goes with it: the bytes are known by their hash. */
  documents: z
    .array(z.object({ category: z.enum(DOCUMENT_CATEGORIES), filename: z.string(), sha256: z.string() }))
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
  return { content: { form: asked.form, lines, sent, documents: attached(steps, asked) }, secrets };
}

function attached(steps: readonly FormStep[], { answers, facts }: FormCase): FrozenForm['documents'] {
  return fieldsOf(steps).flatMap(({ path, category }) => {
    const document = category && facts.documents.find(({ id }) => id === answerAt(answers, path));
    return document ? [{ category, filename: document.filename, sha256: document.sha256 }] : [];
  });
}
