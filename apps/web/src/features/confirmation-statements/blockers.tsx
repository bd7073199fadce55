import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { AuthenticationCodeForm } from '#filing/authentication-code-form.tsx';
import { BlockerForms } from '#filing/blocker-forms.tsx';
import { type Check, type ChangeStep, stepWords } from './statement-steps.ts';
import type { Statement } from './use-statement.ts';

type Blocker = Check['blockers'][number];

interface BlockersProps {
  readonly statement: Statement;
  /** Only those of this step; all without it. */
  readonly step?: ChangeStep | undefined;
}

/** What has to be filed or settled before the statement can be. */
export function Blockers({ statement, step }: BlockersProps) {
  const blockers = statement.check?.blockers ?? [];
  const shown = step === undefined ? blockers : blockers.filter((blocker) => blocker.step === step);
  return shown.map((blocker) => (
    <BlockerBanner key={blocker.code} statement={statement} blocker={blocker} linked={step === undefined} />
  ));
}

interface BlockerBannerProps {
  readonly statement: Statement;
  readonly blocker: Blocker;
  readonly linked: boolean;
}

function BlockerBanner({ statement, blocker, linked }: BlockerBannerProps) {
  const { code, message, forms, step } = blocker;
  if (code === 'authentication-code-missing')
    return <AuthenticationCodeForm companyId={statement.companyId} />;
  return (
    <Banner
      tone="warn"
      title="To be settled first"
      action={
        linked && step !== null ? (
          <AppLink href={paths.confirmationStatement(statement.companyId, { step })}>
            Go to {stepWords[step].label}
          </AppLink>
        ) : undefined
      }
    >
      <p>{message}</p>
      <BlockerForms companyId={statement.companyId} forms={forms} />
    </Banner>
  );
}
