import type { ComponentType } from 'react';
import type { EventKind } from './event-kinds.ts';
import type { FieldsProps } from './fields/fields-props.ts';
import { BonusIssueFields, TransmissionFields } from './forms/holder-events-fields.tsx';
import {
  BuyBackFields,
  CancellationFields,
  RedemptionFields,
  TreasurySaleFields,
} from './forms/own-shares-fields.tsx';
import { ReductionFields } from './forms/reduction-fields.tsx';
import { ConsolidationFields, RedenominationFields, SubdivisionFields } from './forms/restating-fields.tsx';
import { ClassNameFields, RedesignationFields, VariationFields } from './forms/rights-fields.tsx';
import { CallFields, ForfeitureFields, SurrenderFields } from './forms/unpaid-fields.tsx';

/** The form of each kind. */
export const eventFields: Readonly<Record<EventKind, ComponentType<FieldsProps>>> = {
  'bonus-issue': BonusIssueFields,
  transmission: TransmissionFields,
  subdivision: SubdivisionFields,
  consolidation: ConsolidationFields,
  redenomination: RedenominationFields,
  redesignation: RedesignationFields,
  variation: VariationFields,
  'class-name': ClassNameFields,
  'buy-back': BuyBackFields,
  redemption: RedemptionFields,
  'treasury-sale': TreasurySaleFields,
  cancellation: CancellationFields,
  reduction: ReductionFields,
  call: CallFields,
  forfeiture: ForfeitureFields,
  surrender: SurrenderFields,
};
