import type { AllotmentRow, TransferRow } from '@statbook/domain/share-capital/projections';

/** How new shares came about, as files say it. */
export const allotmentLabels: Readonly<Record<AllotmentRow['kind'], string>> = {
  allotment: 'Allotment',
  'bonus-issue': 'Bonus issue',
};

/** How shares passed, as files say it. */
export const transferLabels: Readonly<Record<TransferRow['kind'], string>> = {
  transfer: 'Transfer',
  transmission: 'Transmission',
  'treasury-sale': 'Sale by the company',
};
