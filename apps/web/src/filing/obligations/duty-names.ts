import type { CallInput } from '#api/call-types.ts';

type Body = CallInput<'settleShareDuty'>['body'];

const kinds = ['form', 'stamp-duty', 'certificates'] as const satisfies readonly Body['kind'][];

/** The kind of a duty after an entry of the share register; undefined for what follows from something else. */
export const kindOfDuty = (kind: string): Body['kind'] | undefined => kinds.find((each) => each === kind);

/** Forms that follow from entries of the share register. */
const forms = [
  'SH01',
  'SH02',
  'SH03',
  'SH04',
  'SH05',
  'SH06',
  'SH07',
  'SH08',
  'SH10',
  'SH14',
  'RESOLUTIONS',
] as const satisfies readonly Body['form'][];

/** The form by its id; undefined where there is none. */
export const formOfDuty = (form: string | null): Body['form'] => forms.find((each) => each === form);
