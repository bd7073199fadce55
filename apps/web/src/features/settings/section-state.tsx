import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { ProblemBanner } from '#company-page/problem-banner.tsx';

interface SectionStateProps {
  readonly error: Error | null;
  /** "Loading devices" */
  readonly label: string;
}

/** A part of the page whose answer is on its way, or did not come. */
export function SectionState({ error, label }: SectionStateProps) {
  if (error === null) return <LoadingText label={label} lines={2} />;
  return <ProblemBanner title="This part could not be loaded" error={error} />;
}
