import { paths } from '#app/paths.ts';
import { LinkButton } from '#kit/action/link-button.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { SkipLink } from '#kit/page/skip-link.tsx';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { EntrySpecimens } from './entry-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { HeadSpecimens } from './head-specimens.tsx';
import { FilingSpecimens } from './filing-specimens.tsx';
import styles from './gallery.module.css';
import { ListSpecimens } from './list-specimens.tsx';
import { PanelSpecimens } from './panel-specimens.tsx';
import { PopupSpecimens } from './popup-specimens.tsx';
import { RecordSpecimens } from './record-specimens.tsx';
import { SchemeSwitches } from './scheme-switches.tsx';
import { StateSpecimens } from './state-specimens.tsx';
import { LongTable, NarrowTable, PagedTable, ShortTable } from './table-specimens.tsx';
import { TextSpecimens } from './text-specimens.tsx';

/**
 * Every component of the kit in every state, for those who build and check pages. Nobody is behind it: it stands
 * without the frame of the product, so that it asks the server for nothing and counts down no session.
 */
export default function GalleryPage() {
  return (
    <PopupProvider>
      <SkipLink to="main" />
      <main id="main" tabIndex={-1} className={styles.page}>
        <PageHeader
          title="Components"
          lead="Every part of the kit in each of its states. The companies and people are invented."
          actions={
            <>
              <SchemeSwitches />
              <LinkButton href={paths.dashboard}>Go to the dashboard</LinkButton>
            </>
          }
        />
        <HeadSpecimens />
        <TextSpecimens />
        <ActionSpecimens />
        <FormSpecimens />
        <EntrySpecimens />
        <ShortTable />
        <NarrowTable />
        <PagedTable />
        <LongTable />
        <ListSpecimens />
        <RecordSpecimens />
        <FilingSpecimens />
        <PopupSpecimens />
        <PanelSpecimens />
        <StateSpecimens />
        <PopupOutlet />
      </main>
    </PopupProvider>
  );
}
