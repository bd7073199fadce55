import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import styles from './import.module.css';
import { ImportFrame } from './import-frame.tsx';
import type { AlreadyImported } from './import-refusal.ts';
import { type ImportedCompany, NumberForm } from './number-form.tsx';
import { RegisterPreview } from './register-preview.tsx';

// Seldom needed: a company that comes back.
const ArchivedNotice = onDemand(() => import('../archive/archived-notice.tsx'));

type Outcome =
  | { readonly kind: 'imported'; readonly company: ImportedCompany }
  | { readonly kind: 'already'; readonly company: AlreadyImported }
  | { readonly kind: 'archived'; readonly company: AlreadyImported; readonly onBeginNew: () => void };

export function ImportByNumberPage() {
  const [number, setNumber] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <ImportFrame>
      {outcome && (
        <div className={styles.notice}>
          <ImportNotice outcome={outcome} />
        </div>
      )}
      <div className={styles.beside}>
        <NumberForm
          onNumber={setNumber}
          onStart={() => setOutcome(undefined)}
          onImported={(company) => setOutcome({ kind: 'imported', company })}
          onAlreadyImported={(company) => setOutcome({ kind: 'already', company })}
          onArchived={(company, onBeginNew) => setOutcome({ kind: 'archived', company, onBeginNew })}
        />
        <RegisterPreview typed={number} />
      </div>
    </ImportFrame>
  );
}

function ImportNotice({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'archived')
    return <ArchivedNotice {...outcome.company} onBeginNew={outcome.onBeginNew} />;
  if (outcome.kind === 'already') {
    const { detail, companyId } = outcome.company;
    return (
      <Banner
        announced
        title="Already added"
        action={companyId !== undefined && <OpenLink companyId={companyId} />}
      >
        {detail}
      </Banner>
    );
  }
  const { companyId, companyName, hasCompanyData, service } = outcome.company;
  return (
    <Banner
      announced
      tone="ok"
      title={`${companyName} added to your companies`}
      action={<OpenLink companyId={companyId} />}
    >
      {hasCompanyData
        ? 'Its record, share classes, capital and shareholders were read.'
        : 'Its public record was read.'}{' '}
      {service.message ??
        (!hasCompanyData && 'Add the authentication code to read capital and shareholders.')}
    </Banner>
  );
}

function OpenLink({ companyId }: { companyId: string }) {
  return <AppLink href={paths.companyOverview(companyId)}>Open the company</AppLink>;
}
