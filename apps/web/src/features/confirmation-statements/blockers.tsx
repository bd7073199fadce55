import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { BlockerBanner } from '#filing/draft/draft-problems.tsx';
import { type ChangeStep, stepWords } from './statement-steps.ts';
import type { Statement } from './use-statement.ts';

interface BlockersProps {
  readonly statement: Statement;
  /** Only those of this step; all without it. */
  readonly step?: ChangeStep | undefined;
}

/** What has to be filed or settled before the statement can be. */
export function Blockers({ statement, step }: BlockersProps) {
  const blockers = statement.check?.blockers ?? [];
  const shown = step === undefined ? blockers : blockers.filter((blocker) => blocker.step === step);
  const { companyId } = statement;
  return shown.map((blocker) => (
    <BlockerBanner
      key={blocker.code}
      companyId={companyId}
      blocker={blocker}
      action={
        step === undefined && blocker.step !== null ? (
          <AppLink href={paths.confirmationStatement(companyId, { step: blocker.step })}>
            Go to {stepWords[blocker.step].label}
          </AppLink>
        ) : undefined
      }
    />
  ));
}
