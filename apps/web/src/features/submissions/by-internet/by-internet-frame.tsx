import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { Tabs } from '#kit/tabs/tabs.tsx';

const tabs = [
  { label: 'Filings', href: paths.fileByInternet },
  { label: 'Companies', href: paths.filingReadiness },
];
const presenterTab = { label: 'Presenter', href: paths.filingPresenter };

/** The frame of what is filed by internet, for which companies it can be, and as whom. */
export function ByInternetFrame({ children }: { children: ReactNode }) {
  const seesPresenter = useMay('getPresenter');
  return (
    <>
      <PageHeader
        title="File by internet"
        lead="What is filed with Companies House over all your companies, for which of them it can be, and as which presenter."
      />
      <Tabs label="File by internet" tabs={seesPresenter ? [...tabs, presenterTab] : tabs} ruled />
      {children}
    </>
  );
}
