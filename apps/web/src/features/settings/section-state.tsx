import { LoadingText } from '#kit/state/skeleton.tsx';
import { Problem } from '../../record/problem.tsx';

interface SectionStateProps {
  readonly error: Error | null;
  /** "Loading devices" */
  readonly label: string;
}

/** A part of the page whose answer is on its way, or did not come. */
export function SectionState({ error, label }: SectionStateProps) {
  if (error === null) return <LoadingText label={label} lines={2} />;
  return <Problem title="This part could not be loaded" error={error} />;
}
