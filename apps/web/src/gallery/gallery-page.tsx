import { useId } from 'react';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { HeadersOnDisplay } from '#kit/page-header/page-title.tsx';
import { PopupOutlet, PopupProvider } from '#kit/popup/popup-container.tsx';
import { SkipLink } from '#kit/skip-link/skip-link.tsx';
import styles from './gallery.module.css';
import { actionSamples } from './samples/actions.tsx';
import { companySamples } from './samples/company.tsx';
import { fieldSamples } from './samples/fields.tsx';
import { filingSamples } from './samples/filing.tsx';
import { formSamples } from './samples/forms.tsx';
import { headerSamples } from './samples/headers.tsx';
import { listSamples } from './samples/lists.tsx';
import { panelSamples } from './samples/panels.tsx';
import { popupSamples } from './samples/popups.tsx';
import type { Sample } from './samples/sample.tsx';
import { stateSamples } from './samples/states.tsx';
import { tableSamples } from './samples/tables.tsx';
import { textSamples } from './samples/text.tsx';
import { SchemeSwitches } from './scheme-switches.tsx';

const samples: readonly Sample[] = [
  ...headerSamples,
  ...textSamples,
  ...actionSamples,
  ...formSamples,
  ...fieldSamples,
  ...tableSamples,
  ...listSamples,
  ...companySamples,
  ...filingSamples,
  ...popupSamples,
  ...panelSamples,
  ...stateSamples,
];

/**
 * Every component of the kit in every state, for those who build and check pages. It stands without the frame of the
 * product, so that it asks the server for nothing and counts down no session.
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
        <HeadersOnDisplay value>
          {samples.map((sample) => (
            <SampleSection key={sample.title} {...sample} />
          ))}
        </HeadersOnDisplay>
        <PopupOutlet />
      </main>
    </PopupProvider>
  );
}

function SampleSection({ title, content }: Sample) {
  const id = useId();
  return (
    <section className={styles.sample} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {content}
    </section>
  );
}
