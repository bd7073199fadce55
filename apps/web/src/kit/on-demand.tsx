import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenOnline } from './when-online.ts';

/**
 * A part of its own chunk, fetched when it is first shown, or before by `preload`; `loading` stands in its place until it
 * is there. Fields of a form are given one as high as they are: what stands below, its buttons among it, then keeps its place.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  loading: ReactNode | ((props: Props) => ReactNode) = null,
) {
  const Part = lazy(() => whenOnline(load));
  function OnDemand(props: Props) {
    return (
      <Suspense fallback={typeof loading === 'function' ? loading(props) : loading}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(OnDemand, { preload: () => void whenOnline(load) });
}
