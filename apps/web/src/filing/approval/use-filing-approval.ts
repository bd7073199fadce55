import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';

export type FilingApproval = CallReply<'getFilingApproval'>['entity'][number];

/** Where a filing stands with its approval; undefined until it is read, and for whom it may not be. */
export function useFilingApproval(filingId: string) {
  const mayRead = useMay('getFilingApproval');
  const { data, isLoading } = useCall('getFilingApproval', { query: { filingId } }, { enabled: mayRead });
  return { approval: data?.entity[0], isLoading };
}

/** Who said no to what was asked about last. */
export const refusalIn = ({ decisions }: Pick<FilingApproval, 'decisions'>) =>
  decisions.find(({ decision }) => decision === 'refused');

/** What a request is called that a change or a deletion makes void; undefined where none is open. */
export function openRequestOf({ state, levels }: FilingApproval): string | undefined {
  if (state === 'approved') return 'the approval that was given';
  if (state !== 'asked') return undefined;
  const awaited = levels.flatMap(({ approvers }) => approvers.filter(({ isAwaited }) => isAwaited));
  const names = [...new Map(awaited.map(({ approverId, fullName }) => [approverId, fullName])).values()];
  return `the request for approval sent to ${new Intl.ListFormat('en-GB').format(names)}`;
}
