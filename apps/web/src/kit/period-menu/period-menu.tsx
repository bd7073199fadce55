import { useState } from 'react';
import { Menu } from '../menu/menu.tsx';
import { formatShortDate } from '../value/format.ts';
import { onDemand } from '../on-demand.tsx';
import { type Period, presetPeriods } from './preset-periods.ts';

interface PeriodMenuProps {
  /** Of which date: "Sent". */
  readonly name?: string | undefined;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
  readonly today: string;
}

const PeriodDialog = onDemand(() => import('./period-dialog.tsx'));

/** Narrows a list to a period: one of those that people ask for, or any two days. */
export function PeriodMenu({ name = 'Period', period, onPeriodChange, today }: PeriodMenuProps) {
  const [asking, setAsking] = useState(false);
  const usual = presetPeriods(today);
  const chosen = usual.find(({ from, to }) => from === period.from && to === period.to);
  return (
    <>
      <Menu
        label={`${name}: ${chosen?.label ?? formatPeriod(period)}`}
        items={[
          ...usual.map(({ id, label, from, to }) => ({
            id,
            label,
            chosen: id === chosen?.id,
            onSelect: () => onPeriodChange({ from, to }),
          })),
          {
            id: 'days',
            label: 'Choose days',
            separated: true,
            chosen: chosen === undefined,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {asking && (
        <PeriodDialog
          period={period}
          today={today}
          onPeriodChange={onPeriodChange}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function formatPeriod({ from, to }: Period): string {
  if (from === undefined) return to === undefined ? 'any time' : `until ${formatShortDate(to)}`;
  return to === undefined
    ? `from ${formatShortDate(from)}`
    : `${formatShortDate(from)} to ${formatShortDate(to)}`;
}
