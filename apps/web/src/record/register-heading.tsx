import { SectionHead } from '#kit/page/section-head.tsx';
import { Count } from '#kit/value/amounts.tsx';

interface RegisterHeadingProps {
  readonly title: string;
  readonly current: number;
  readonly former: number;
  /** What became of the others: "resigned". */
  readonly formerWord: string;
}

/** The head of a register within a record: "Officers", and how many. */
export function RegisterHeading({ title, current, former, formerWord }: RegisterHeadingProps) {
  return (
    <SectionHead
      title={title}
      note={
        <>
          <Count of={current} /> current
          {former > 0 && (
            <>
              , <Count of={former} /> {formerWord}
            </>
          )}
        </>
      }
    />
  );
}
