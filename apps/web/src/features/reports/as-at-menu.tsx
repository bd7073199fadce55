import { useState } from 'react';
import { presetPeriods } from '#kit/period-menu/preset-periods.ts';
import { Menu } from '#kit/menu/menu.tsx';
import { formatShortDate } from '#kit/value/format.ts';
import { onDemand } from '#kit/on-demand.tsx';

interface AsAtMenuProps {
  readonly day: string;
  readonly today: string;
  /** Undefined is today, whenever that is. */
  readonly onDay: (day: string | undefined) => void;
}

const AsAtDialog = onDemand(() => import('./as-at-dialog.tsx'));

/** Chooses the day at whose end a report is read. */
export function AsAtMenu({ day, today, onDay }: AsAtMenuProps) {
  const [asking, setAsking] = useState(false);
  const ends = presetPeriods(today).filter(({ id }) => id.startsWith('last-'));
  const usual = [
    { id: 'today', label: 'Today', day: today },
    ...ends.map(({ id, label, to }) => ({ id, label: `End of ${label}`, day: to })),
  ];
  return (
    <>
      <Menu
        label={`As at ${day === today ? 'today' : formatShortDate(day)}`}
        items={[
          ...usual.map((each) => ({
            id: each.id,
            label: each.label,
            chosen: each.day === day,
            onSelect: () => onDay(each.day === today ? undefined : each.day),
          })),
          {
            id: 'day',
            label: 'Choose a day',
            separated: true,
            chosen: usual.every((each) => each.day !== day),
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {asking && <AsAtDialog day={day} today={today} onDay={onDay} onClose={() => setAsking(false)} />}
    </>
  );
}
