import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { Tabs } from '#kit/tabs/tabs.tsx';
import { NoAccess } from '#kit/states/states.tsx';

const ways = [
  { label: 'By number', href: paths.importByNumber },
  { label: 'By search', href: paths.importBySearch },
  { label: 'By list', href: paths.importByList },
];

/** The frame of the ways to bring companies of the register into the account. */
export function ImportFrame({ children }: { children: ReactNode }) {
  const mayImport = useMay('importCompany');
  return (
    <>
      <PageHeader
        title="Import companies"
        lead="Reads what Companies House holds. Nothing is sent to the register."
      />
      {mayImport ? (
        <>
          <Tabs label="Ways to import" tabs={ways} ruled />
          {children}
        </>
      ) : (
        <NoAccess what="import companies" />
      )}
    </>
  );
}
