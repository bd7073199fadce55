import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { EmptyState } from '#kit/states/states.tsx';

/** No company has anybody yet: who will be here, and the way to the companies. */
export const NobodyYet = ({ children }: { readonly children: ReactNode }) => (
  <EmptyState title="No people yet" actions={<LinkButton href={paths.companies}>Your companies</LinkButton>}>
    {children}
  </EmptyState>
);
