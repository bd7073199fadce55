import { onDemand } from '#kit/on-demand.tsx';
import { opening } from '#kit/skeleton/skeleton.tsx';
import { draftCalls } from './draft-calls.ts';

// A form of its own chunk: few need it, and the schema library comes with it.
const CodeForm = onDemand(() => import('#company-page/credentials/code-form.tsx'), opening('form', 2));

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
