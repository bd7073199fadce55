import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';

export type KeptTemplate = CallReply<'getShareCertificateTemplate'>['Entity'][number];

const who = z.string().trim().max(80, 'Enter at most 80 characters');

export const templateSchema = z.object({
  Wording: z.string().trim().max(600, 'Enter at most 600 characters'),
  Execution: z.enum(['two-signatories', 'director-and-witness', 'seal']),
  Signatories: z.tuple([who, who]),
  Notice: z.string().trim().max(400, 'Enter at most 400 characters'),
  /** In base64; empty for none. */
  Logo: z.string(),
});

export type TemplateValues = z.infer<typeof templateSchema>;
export type TemplateForm = UseFormReturn<TemplateValues, unknown, TemplateValues>;

export const executionOptions = [
  { value: 'two-signatories', label: 'Two authorised signatories' },
  { value: 'director-and-witness', label: 'A director and a witness' },
  { value: 'seal', label: 'The company’s seal' },
] as const;

export function toTemplateValues({
  Wording,
  Execution,
  Signatories,
  Notice,
  Logo,
}: KeptTemplate): TemplateValues {
  const [first = '', second = ''] = Signatories;
  return { Wording, Execution, Signatories: [first, second], Notice, Logo: Logo ?? '' };
}

/** The template as the calls take it. */
export function toTemplateBody({ Signatories, Logo, ...words }: TemplateValues) {
  return { ...words, Signatories: [...Signatories], Logo: Logo === '' ? null : Logo };
}
