import { useEffect, useRef } from 'react';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { ProblemBanner } from '#company-page/problem-banner.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';

/** What the registry's sign-in puts into the address when it comes back: a code, or why there is none. */
export interface BackFromRegistry {
  readonly code: string | undefined;
  readonly state: string | undefined;
}

interface CompleteSignInProps {
  readonly back: BackFromRegistry;
  readonly companyId: string | undefined;
  readonly onDone: (companyId: string) => void;
}

/** Hands what came back to the server, which exchanges it; the tokens never reach the browser. */
export function CompleteSignIn({ back: { code, state }, companyId, onDone }: CompleteSignInProps) {
  const completing = useAction('completeRegistrySignIn', ['getRegistrySignIn', 'getForms', 'getForm']);
  // A code serves once: it is handed in once, however often the page is drawn.
  const handedIn = useRef<string>(undefined);
  const { mutate } = completing;
  useEffect(() => {
    if (code === undefined || state === undefined || handedIn.current === code) return;
    handedIn.current = code;
    mutate(
      { body: { code, state } },
      { onSuccess: ({ entity: [done] }) => done !== undefined && onDone(done.companyId) },
    );
  }, [code, state, mutate, onDone]);

  const again = <AppLink href={paths.editCompany(companyId)}>Back to the company</AppLink>;
  if (code === undefined || state === undefined)
    return (
      <Banner tone="warn" title="You are not signed in at Companies House" action={again} announced>
        Companies House says that it was not granted. Nothing was changed.
      </Banner>
    );
  if (completing.error === null) return <LoadingText label="Completing the sign-in" lines={3} />;
  return (
    <>
      <ProblemBanner title="The sign-in was not completed" error={completing.error} />
      {again}
    </>
  );
}
