import type { ReactNode } from 'react';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { Count } from '#kit/value/amounts.tsx';

interface RegisterHeadingProps {
  readonly title: string;
  readonly current: number;
  readonly former: number;
  /** What became of the others: "resigned". */
  readonly formerLabel: string;
  /** What can be done here. */
  readonly actions?: ReactNode;
}

/** The head of a register within a record: "Officers", and how many. */
export function RegisterHeading({ title, current, former, formerLabel, actions }: RegisterHeadingProps) {
  return (
    <SectionHeader
      title={title}
      actions={actions}
      note={
        <>
          <Count of={current} /> current
          {former > 0 && (
            <>
              , <Count of={former} /> {formerLabel}
            </>
          )}
        </>
      }
    />
  );
}
