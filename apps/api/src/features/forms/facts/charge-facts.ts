import type { ChargeFacts } from '@statbook/domain/filing/forms';
import type { PublicCharge } from '@statbook/registry-client';
import { idOfLink, toCivilDate } from '../../../registry-snapshots/present-company.ts';

/** A charge as forms name it. */
export function toChargeFacts(charge: PublicCharge, place: number): ChargeFacts {
  return {
    id: idOfLink(charge.self, place),
    code: charge.code,
    number: charge.number,
    status: charge.status ?? 'outstanding',
    createdOn: toCivilDate(charge.createdOn),
    description: charge.classification?.description ?? charge.particulars?.description ?? 'A charge',
    personsEntitled: charge.personsEntitled,
  };
}
