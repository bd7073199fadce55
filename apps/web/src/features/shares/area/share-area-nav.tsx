import { Tabs } from '#kit/tabs/tabs.tsx';
import { shareAreas } from './share-areas.ts';

/** Leads from one page of the share register to the others. */
export function ShareAreaNav({ companyId }: { companyId: string }) {
  const tabs = shareAreas.map(({ id, title, href }) => ({
    label: title,
    href: href(companyId),
    hasPages: id === 'certificates',
  }));
  return <Tabs label="Pages of the share register" tabs={tabs} />;
}
