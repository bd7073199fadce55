import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';

export type KeptTemplate = CallReply<'getShareCertificateTemplate'>['entity'][number];

const who = z.string().trim().max(80, 'Enter at most 80 characters');

export const templateSchema = z.object({
  wording: z.string().trim().max(600, 'Enter at most 600 characters'),
  execution: z.enum(['two-signatories', 'director-and-witness', 'seal']),
  signatories: z.tuple([who, who]),
  notice: z.string().trim().max(400, 'Enter at most 400 characters'),
  /** In base64; empty for none. */
  logo: z.string(),
});

export type TemplateValues = z.infer<typeof templateSchema>;
export type TemplateForm = UseFormReturn<TemplateValues, unknown, TemplateValues>;

export const executionOptions = [
  { value: 'two-signatories', label: 'Two authorised signatories' },
  { value: 'director-and-witness', label: 'A director and a witness' },
  { value: 'seal', label: 'The company’s seal' },
] as const;

export function toTemplateValues(kept: KeptTemplate): TemplateValues {
  const { wording, execution, notice, logo } = kept;
  const [first = '', second = ''] = kept.signatories;
  return { wording, execution, signatories: [first, second], notice, logo: logo ?? '' };
}

/** The template as the calls take it. */
export function toTemplateBody({ signatories, logo, ...words }: TemplateValues) {
  return { ...words, signatories: [...signatories], logo: logo === '' ? null : logo };
}
