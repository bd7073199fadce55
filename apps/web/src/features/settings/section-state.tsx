import { ApiProblem } from '#api/api-problem.ts';
import { Banner } from '#kit/page/banner.tsx';
import { SupportReference } from '#kit/state/support-reference.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';

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

/** What the server refused, in its words. */
export function Problem({ title, error }: { title: string; error: Error }) {
  return (
    <Banner tone="bad" title={title} announced>
      {error.message}
      {error instanceof ApiProblem && (
        <div>
          <SupportReference requestId={error.requestId} />
        </div>
      )}
    </Banner>
  );
}
