import { ApiProblem } from '#api/api-problem.ts';
import { Banner } from '#kit/page/banner.tsx';
import { SupportReference } from '#kit/state/support-reference.tsx';

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
