import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import styles from '../import/import.module.css';
import type { AlreadyImported } from '../import/import-refusal.ts';
import { RegisterPreview } from '../import/register-preview.tsx';
import { CreateCompanyForm } from './create-company-form.tsx';

// Seldom needed: a company that comes back.
const ArchivedNotice = onDemand(() => import('../archive/archived-notice.tsx'));

/** A company that the account has, and where it is archived the way to another record of it. */
interface Known {
  readonly company: AlreadyImported;
  readonly onBeginNew?: () => void;
}

/** The record of a company that somebody describes instead of reading it from the register. */
export function CreateCompanyPage() {
  const [mayCreate, mayAsk] = [useMay('createCompany'), useMay('companiesInformation')];
  const [number, setNumber] = useState('');
  const [already, setAlready] = useState<Known>();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Enter a company by hand"
        lead="Registers of shares can be kept at once. Filing needs what is registered: the record can be read from Companies House at any time, and is an ordinary one from then on."
      />
      {mayCreate ? (
        <>
          {already && (
            <div className={styles.notice}>
              {already.onBeginNew === undefined ? (
                <AlreadyListed {...already.company} />
              ) : (
                <ArchivedNotice {...already.company} onBeginNew={already.onBeginNew} />
              )}
            </div>
          )}
          <div className={styles.beside}>
            <CreateCompanyForm
              onNumber={setNumber}
              onStart={() => setAlready(undefined)}
              onAlreadyListed={(company) => setAlready({ company })}
              onArchived={(company, onBeginNew) => setAlready({ company, onBeginNew })}
              onCreated={(companyId) => void navigate({ href: paths.companyOverview(companyId) })}
            />
            {mayAsk && <RegisterPreview typed={number} />}
          </div>
        </>
      ) : (
        <NoAccess what="enter companies by hand" />
      )}
    </>
  );
}

function AlreadyListed({ detail, companyId }: AlreadyImported) {
  return (
    <Banner
      announced
      tone="warn"
      title="Already added"
      action={
        companyId !== undefined && <AppLink href={paths.companyOverview(companyId)}>Open the company</AppLink>
      }
    >
      {detail}
    </Banner>
  );
}
