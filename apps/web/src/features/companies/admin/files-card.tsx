import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';
import styles from './admin.module.css';

const registers = [
  { label: 'Officers', href: paths.officers },
  { label: 'People with significant control', href: paths.pscs },
  { label: 'Charges', href: paths.charges },
  { label: 'Filing history', href: paths.filingHistory },
  { label: 'Share register', href: paths.shareholders },
  { label: 'Diary dates', href: paths.diary },
] as const;

/** How fresh the record is, and where each part of it is saved as a file. */
export function FilesCard({ company: { CompanyId, ReadAt } }: { company: CompanyOverview }) {
  const mayExport = useAccess().has('ExportorDownloadCompany');
  return (
    <Card title="Record">
      <DescriptionList
        facts={[
          {
            term: 'Read from the registry',
            value: ReadAt === null ? 'Not yet' : <InstantValue instant={ReadAt} />,
            note: 'Read again above, with Refresh from the registry',
          },
          ...(mayExport
            ? [
                {
                  term: 'Save as a file',
                  value: (
                    <div className={styles.lines}>
                      {registers.map(({ label, href }) => (
                        <div key={label}>
                          <AppLink href={href(CompanyId)}>{label}</AppLink>
                        </div>
                      ))}
                    </div>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
