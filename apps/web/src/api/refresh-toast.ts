import type { CallReply } from './call-types.ts';

/** What a reading of a company found, in a corner of a page that does not show it. What was not filed here is no success. */
export function refreshToast(name: string, { entity: [outcome] }: CallReply<'refreshCompany'>) {
  const { changes = [] } = outcome ?? {};
  const alarms = changes.filter(({ isAlarm }) => isAlarm).length;
  if (alarms > 0)
    return {
      text: `${name}: changes at Companies House that you did not file (${alarms}).`,
      tone: 'failed',
    } as const;
  return { text: `${name} updated from Companies House. Changes: ${changes.length || 'none'}.` };
}
