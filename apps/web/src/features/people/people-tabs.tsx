import { paths } from '#app/paths.ts';
import { Tabs } from '#kit/tabs/tabs.tsx';

const tabs = [
  { label: 'Everybody', href: paths.people },
  { label: 'Identity verification', href: paths.verification() },
];

/** The two lists of people. */
export function PeopleTabs() {
  return <Tabs label="Lists of people" tabs={tabs} ruled />;
}
