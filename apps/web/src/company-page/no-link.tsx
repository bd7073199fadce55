import { ApiProblem } from '#api/api-problem.ts';

/** Of a page that a letter leads to: an address without a secret says no more than one with a wrong one. */
export function withoutLink(error: Error) {
  const isNoLink = error instanceof ApiProblem && (error.status === 404 || error.status === 400);
  return isNoLink ? (
    <p>
      This is not a link that can be used. Open the link in the email again, the whole of it, or ask whoever
      sent it to send it again.
    </p>
  ) : undefined;
}
