import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionContext } from '#app/session-port.ts';
import { Shell } from '#app/shell/shell.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { HeadSpecimens } from './head-specimens.tsx';
import { FilingSpecimens } from './filing-specimens.tsx';
import { PopupSpecimens } from './popup-specimens.tsx';
import { RecordSpecimens } from './record-specimens.tsx';
import { SchemeSwitches } from './scheme-switches.tsx';
import { specimenSession } from './specimen-session.ts';
import { StateSpecimens } from './state-specimens.tsx';
import { LongTable, NarrowTable, ShortTable } from './table-specimens.tsx';

/** Nobody is behind the specimens: the frame around them asks the server for nothing. */
const askingNothing = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

/** Every component of the kit in every state, for those who build and check pages. */
export function GalleryPage() {
  return (
    <SessionContext value={specimenSession}>
      <QueryClientProvider client={askingNothing}>
        <Shell>
          <PageHeader
            title="Components"
            lead="Every part of the kit in each of its states. The companies and people are invented."
            actions={<SchemeSwitches />}
          />
          <HeadSpecimens />
          <ActionSpecimens />
          <FormSpecimens />
          <ShortTable />
          <NarrowTable />
          <LongTable />
          <RecordSpecimens />
          <FilingSpecimens />
          <PopupSpecimens />
          <StateSpecimens />
        </Shell>
      </QueryClientProvider>
    </SessionContext>
  );
}
