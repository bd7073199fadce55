import type { AccessFlag } from '@statbook/contract';
import { accessFlags, accessFlagTexts } from '@statbook/contract/access-flags';

/** What a flag allows, as the label of its checkbox. */
export const flagLabel = (flag: AccessFlag): string => {
  const text = accessFlagTexts[flag];
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What several flags allow, in one line. */
export function describeFlags(flags: readonly AccessFlag[]): string {
  if (flags.length === 0) return 'Nothing yet';
  if (flags.length === accessFlags.length) return 'Everything';
  const [first, ...others] = flags;
  return [first && flagLabel(first), ...others.map((flag) => accessFlagTexts[flag])].join('; ');
}

/** The flags by what they are about; each stands once. */
export const flagGroups: readonly { readonly title: string; readonly flags: readonly AccessFlag[] }[] = [
  {
    title: 'Companies',
    flags: accessFlags.filter((flag) => flag.includes('Company')),
  },
  {
    title: 'Submissions and reports',
    flags: accessFlags.filter((flag) => /Submission|Reports/.test(flag)),
  },
  { title: 'Settings', flags: accessFlags.filter((flag) => flag.endsWith('Settings')) },
];
