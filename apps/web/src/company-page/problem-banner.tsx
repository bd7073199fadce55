import { ApiProblem } from '#api/api-problem.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { SupportReference } from '#kit/states/support-reference.tsx';

/** What the server refused, in its words. */
export function ProblemBanner({ title, error }: { title: string; error: Error }) {
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
