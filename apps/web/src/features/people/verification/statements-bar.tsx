import { useMemo, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import type { BoardPerson } from './board-rows.ts';
import { StatementsDialog } from './statements-dialog.tsx';
import { mostAtOnce, toFileable } from './statements.ts';

interface StatementsBarProps {
  /** Those whom the filters leave. */
  readonly people: readonly BoardPerson[];
  readonly selected: ReadonlySet<string>;
  readonly onClear: () => void;
}

/** What can be done with the people that are selected: the statements of theirs that can be filed now are filed in one act. */
export default function StatementsBar({ people, selected, onClear }: StatementsBarProps) {
  const [isFiling, setIsFiling] = useState(false);
  const chosen = useMemo(() => people.filter(({ personId }) => selected.has(personId)), [people, selected]);
  const fileable = useMemo(() => chosen.flatMap(toFileable), [chosen]);
  const isTooMany = fileable.length > mostAtOnce;
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {fileable.length > 0 && !isTooMany && (
        <Button compact kind="filled" onClick={() => setIsFiling(true)}>
          {fileable.length === 1 ? 'File 1 statement' : `File ${fileable.length} statements`}
        </Button>
      )}
      <span aria-live="polite">{noteOf(fileable.length, isTooMany)}</span>
      {isFiling && <StatementsDialog statements={fileable} onClose={() => setIsFiling(false)} />}
    </SelectionBar>
  );
}

function noteOf(fileable: number, isTooMany: boolean): string {
  if (isTooMany) return `One act files at most ${mostAtOnce} statements. Choose fewer.`;
  return fileable === 0
    ? 'Nothing of these can be filed by itself now: that takes an open window and a code that is held.'
    : '';
}
