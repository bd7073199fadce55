import { fieldLabels, type LabelsOf } from '../events/field-labels.ts';
import type { EventKind } from '../plan/share-plan.ts';

/** What the fields of each kind of entry are called, in the order in which they are told: a kind without them is an error. */
export const entryLabels: { readonly [Kind in EventKind]: LabelsOf<Kind> } = {
  ...fieldLabels,
  allotment: { Allottees: 'Shares allotted' },
  transfer: {
    ClassId: 'Class',
    TransferorId: 'Who transfers the shares',
    Transferees: 'Who the shares go to',
    SignedOn: 'Signed and dated',
    LodgedOn: 'Lodged with the company',
  },
  'opening-balance': { Holdings: 'Shares held', Source: 'Where the figures come from' },
  reversal: { EventId: 'Takes back', Reason: 'Why' },
};

type Left = {
  readonly [Kind in EventKind]?: { readonly [Field in keyof LabelsOf<Kind>]?: string };
};

/** What it means where a field was left out. */
export const leftOut: Left = {
  transmission: { ClassId: 'All their shares' },
  redesignation: { Holdings: 'The whole class' },
  call: { Holdings: 'Every share of the class on which so much is unpaid' },
};
