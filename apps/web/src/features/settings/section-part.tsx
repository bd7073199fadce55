import type { ReactNode } from 'react';
import type { Answer } from '#api/answer.ts';
import { Loaded } from '#api/loaded.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';

interface SectionPartProps<Data> {
  readonly query: Answer<Data>;
  /** "Loading your devices" */
  readonly label: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a section of the page shows of a call's answer. */
export function SectionPart<Data>({ query, label, children }: SectionPartProps<Data>) {
  return (
    <Loaded
      query={query}
      what="part"
      loading={<LoadingText label={label} lines={2} />}
      failure={{ title: 'This part could not be loaded' }}
    >
      {children}
    </Loaded>
  );
}
