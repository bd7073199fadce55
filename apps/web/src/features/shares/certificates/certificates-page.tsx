import { IconPrinter } from '@tabler/icons-react';
import { sharePaths } from '#app/share-paths.ts';
import { useAccess } from '#app/session-port.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { useCall } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState, FailedState } from '#kit/states/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { CertificateTable } from './certificate-table.tsx';
import type { CertificateRow } from './certificate-rows.ts';
import type { CertificatesPageProps } from './certificates-address.ts';
import { usePrint } from './use-print.ts';

/** The register of certificates: live ones, and what became of the others. */
export function CertificatesPage(props: CertificatesPageProps) {
  const { companyId } = props;
  const query = useCall('shareCertificateDetails', { query: { companyId } });
  const rows = query.data?.entity;
  return (
    <ShareArea
      companyId={companyId}
      title="Certificates"
      note={rows && rows.length > 0 && <CertificateCount rows={rows} />}
      actions={<PageActs companyId={companyId} rows={rows ?? []} />}
    >
      {rows === undefined ? <NotThere query={query} /> : <Register {...props} rows={rows} />}
    </ShareArea>
  );
}

interface NotThereProps {
  readonly query: { readonly error: Error | null; readonly refetch: () => unknown };
}

function NotThere({ query: { error, refetch } }: NotThereProps) {
  if (error === null) return <LoadingRows label="Loading certificates" />;
  return (
    <FailedState
      title="The certificates could not be loaded"
      detail={error.message}
      requestId={error instanceof ApiProblem ? error.requestId : undefined}
      onRetry={() => void refetch()}
    >
      Nothing was changed.
    </FailedState>
  );
}

function Register(props: CertificatesPageProps & { readonly rows: readonly CertificateRow[] }) {
  if (props.rows.length > 0) return <CertificateTable {...props} />;
  return (
    <EmptyState title="No certificates yet">
      Each allotment and transfer that is recorded makes the certificates that it calls for. They are printed
      and kept here.
    </EmptyState>
  );
}

function CertificateCount({ rows }: { rows: readonly CertificateRow[] }) {
  const live = rows.filter(({ status }) => status === 'live').length;
  return (
    <>
      <Count of={live} /> live of <Count of={rows.length} />
    </>
  );
}

interface PageActsProps {
  readonly companyId: string;
  readonly rows: readonly CertificateRow[];
}

function PageActs({ companyId, rows }: PageActsProps) {
  const access = useAccess();
  const { busy, print } = usePrint(companyId);
  const mayPrint = access.has('generateCompanyReport') && rows.length > 0;
  const hasLive = rows.some(({ status }) => status === 'live');
  return (
    <>
      {access.has('editCompany') && (
        <LinkButton href={sharePaths.certificateTemplate(companyId)}>Certificate template</LinkButton>
      )}
      {mayPrint && (
        <Button busy={busy === 'register'} onClick={() => void print('register')}>
          Print register
        </Button>
      )}
      {mayPrint && hasLive && (
        <Button
          kind="filled"
          icon={IconPrinter}
          busy={busy === 'certificates'}
          onClick={() => void print('certificates')}
        >
          Print all live certificates
        </Button>
      )}
    </>
  );
}
