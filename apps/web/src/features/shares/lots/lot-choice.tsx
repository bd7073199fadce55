import { lazy, Suspense } from 'react';
import { whenOnline } from '#kit/when-online.ts';
import type { LotFieldsProps } from './lot-fields.tsx';

const LotFields = lazy(() => whenOnline(() => import('./lot-fields.tsx')));

/** Which shares go, where only some do and they differ in what is unpaid or in their numbers; else nothing is shown. */
export function LotChoice(props: LotFieldsProps) {
  return (
    <Suspense fallback={null}>
      <LotFields {...props} />
    </Suspense>
  );
}
