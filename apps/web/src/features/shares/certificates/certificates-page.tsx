import { IconPrinter } from '@tabler/icons-react';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { callRaw } from '#api/call.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { CertificateTable } from './certificate-table.tsx';
import type { CertificateRow } from './certificate-rows.ts';
import type { CertificatesPageProps } from './certificates-address.ts';
import { usePrintCertificates } from './use-print-certificates.ts';

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
      <Loaded query={query} what="certificates">
        {({ entity }) => <Register {...props} rows={entity} />}
      </Loaded>
    </ShareArea>
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
      <Count of={live} /> current of <Count of={rows.length} />
    </>
  );
}

interface PageActsProps {
  readonly companyId: string;
  readonly rows: readonly CertificateRow[];
}

function PageActs({ companyId, rows }: PageActsProps) {
  const [mayEdit, mayPrint] = [useMay('saveShareCertificateTemplate'), useMay('printShareCertificates')];
  const register = useSaveFile();
  const { isPrinting, print } = usePrintCertificates(companyId);
  const hasLive = rows.some(({ status }) => status === 'live');
  return (
    <>
      {mayEdit && (
        <LinkButton href={sharePaths.certificateTemplate(companyId)}>Certificate template</LinkButton>
      )}
      {mayPrint && rows.length > 0 && (
        <Button
          busy={register.isSaving}
          onClick={() => register.save(() => callRaw('printCertificateRegister', { body: { companyId } }))}
        >
          Print register
        </Button>
      )}
      {mayPrint && hasLive && (
        <Button kind="filled" icon={IconPrinter} busy={isPrinting} onClick={() => print()}>
          Print all current certificates
        </Button>
      )}
    </>
  );
}
