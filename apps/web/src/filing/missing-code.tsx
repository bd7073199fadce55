import CodeForm from '#company-page/code-form.tsx';
import { draftCalls } from './draft-calls.ts';

const opened = [...draftCalls, 'getCompanyShareholders'] as const;

/** Asks for the company's authentication code, without which nothing can be filed. */
export function MissingCode({ companyId }: { companyId: string }) {
  return (
    <CodeForm
      companyId={companyId}
      opens={opened}
      title="The authentication code is missing"
      description="Nothing can be filed without it. Where there are shares, it also opens the capital and shareholders on the register."
    />
  );
}
