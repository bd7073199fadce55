import type { AccessFlag } from '@statbook/contract';
import { accessFlags, accessFlagTexts } from '@statbook/contract/access-flags';

/** What a flag allows, as the label of its checkbox. */
export const flagLabel = (flag: AccessFlag): string => {
  const text = accessFlagTexts[flag];
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What several flags allow, in one sentence. */
export function describeFlags(flags: readonly AccessFlag[]): string {
  if (flags.length === 0) return 'Nothing yet.';
  if (flags.length === accessFlags.length) return 'Everything.';
  const texts = flags.map((flag) => accessFlagTexts[flag]);
  const last = texts.at(-1) ?? '';
  const text = texts.length === 1 ? last : `${texts.slice(0, -1).join(', ')}; and ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
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
