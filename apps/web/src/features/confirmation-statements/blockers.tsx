import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { AuthenticationCodeForm } from './authentication-code-form.tsx';
import { labelOf } from './answers-so-far.tsx';
import type { AnswerStep, Check } from './statement-steps.ts';
import type { Statement } from './use-statement.ts';

type Blocker = Check['Blockers'][number];

interface BlockersProps {
  readonly statement: Statement;
  /** Only those of this step; all without it. */
  readonly step?: AnswerStep | undefined;
}

/** What has to be filed or settled before the statement can be. */
export function Blockers({ statement, step }: BlockersProps) {
  const blockers = statement.check?.Blockers ?? [];
  const shown = step === undefined ? blockers : blockers.filter(({ Step }) => Step === step);
  return shown.map((blocker) => (
    <BlockerBanner key={blocker.Code} statement={statement} blocker={blocker} linked={step === undefined} />
  ));
}

interface BlockerBannerProps {
  readonly statement: Statement;
  readonly blocker: Blocker;
  readonly linked: boolean;
}

function BlockerBanner({ statement, blocker, linked }: BlockerBannerProps) {
  const { Code, Message, Forms, Step } = blocker;
  if (Code === 'authentication-code-missing')
    return <AuthenticationCodeForm companyId={statement.companyId} />;
  return (
    <Banner
      tone="warn"
      title="To be settled first"
      action={
        linked && Step !== null ? (
          <AppLink href={paths.confirmationStatement(statement.companyId, { step: Step })}>
            Go to {labelOf(Step)}
          </AppLink>
        ) : undefined
      }
    >
      <p>{Message}</p>
      {Forms.length > 0 && <p>Forms that do it: {Forms.join(', ')}.</p>}
    </Banner>
  );
}
