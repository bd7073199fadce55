import type { HistoryEntry, ShownCharge } from '@statbook/domain/register-watch';
import {
  describeChargeStatus,
  describeFiling,
  type FilingHistoryItem,
  type PublicCharge,
} from '@statbook/registry-client';
import { identityOf } from '../../registry-snapshots/join-history.ts';

export const toCharges = (charges: readonly PublicCharge[]): ShownCharge[] =>
  charges.map((charge) => ({
    id: charge.self ?? charge.code ?? String(charge.number),
    name: `Charge ${charge.code ?? charge.number ?? ''}`.trim(),
    status: describeChargeStatus(charge.status ?? 'unknown'),
    particulars: {
      'Persons entitled': charge.personsEntitled.join('; '),
      'Satisfied on': charge.satisfiedOn ?? '',
      'What is charged': charge.particulars?.description ?? '',
      'Released or ceased': charge.assetsCeasedReleased ?? '',
    },
  }));

export const toHistory = (items: readonly FilingHistoryItem[]): HistoryEntry[] =>
  items.map((item) => {
    const id = identityOf(item);
    const { type = '', date, values, associatedFilings, resolutions } = item;
    // The same ids as those by which an expectation is met.
    const parts = [...associatedFilings, ...resolutions].map((part, index) => ({
      id: `${id} ${index + 1}`,
      type: part.type ?? '',
      values: part.values,
    }));
    return { id, type, date, description: describeFiling(item), values, parts };
  });
