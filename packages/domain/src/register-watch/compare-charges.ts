import { compareParticulars } from './compare-roles.ts';
import type { RegisterDifference } from './register-difference.ts';
import type { ShownCharge } from './register-picture.ts';

/** Charges that are new, and those whose status or particulars are not as they were. */
export function compareCharges(
  before: readonly ShownCharge[],
  now: readonly ShownCharge[],
): RegisterDifference[] {
  const known = new Map(before.map((charge) => [charge.id, charge]));
  const shown = new Set(now.map(({ id }) => id));
  return [
    ...now.flatMap((charge) => compareCharge(known.get(charge.id), charge)),
    ...before
      .filter(({ id }) => !shown.has(id))
      .map(({ name, status }) => ({
        kind: 'charge-changed' as const,
        subject: name,
        names: [name],
        before: status,
      })),
  ];
}

function compareCharge(before: ShownCharge | undefined, now: ShownCharge): RegisterDifference[] {
  const subject = { subject: now.name, names: [now.name] };
  if (before === undefined) return [{ kind: 'charge-registered', ...subject, now: now.status }];
  const changed = compareParticulars(toParticulars(before), toParticulars(now));
  return changed === undefined ? [] : [{ kind: 'charge-changed', ...subject, ...changed }];
}

const toParticulars = ({ status, particulars }: ShownCharge) => ({ Status: status, ...particulars });
