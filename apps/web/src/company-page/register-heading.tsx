import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { Count } from '#kit/value/amounts.tsx';

interface RegisterHeadingProps {
  readonly title: string;
  readonly current: number;
  readonly former: number;
  /** What became of the others: "resigned". */
  readonly formerLabel: string;
}

/** The head of a register within a record: "Officers", and how many. */
export function RegisterHeading({ title, current, former, formerLabel }: RegisterHeadingProps) {
  return (
    <SectionHeader
      title={title}
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
