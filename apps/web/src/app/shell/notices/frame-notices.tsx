import { useEffect, useState } from 'react';
import AppearanceSync from '#features/appearance/appearance-sync.tsx';
import SessionTimeout from '#features/session/session-timeout.tsx';
import UnfinishedWork from '#features/session/unfinished-work.tsx';
import { usePreferenceEvents } from '#list-view/preference-events.ts';
import { onOpenCustomizer } from '../../customizer-command.ts';
import { LicenceHost } from './licence-host.tsx';
import RenewalBanner from './renewal-banner.tsx';
import { usePrintFoot } from '../use-print-foot.ts';

/** What may stand above any page: it comes after the page itself. */
export default function FrameNotices() {
  usePrintFoot();
  usePreferenceEvents();
  const [customizing, setCustomizing] = useState(false);
  useEffect(() => onOpenCustomizer(() => setCustomizing(true)), []);
  return (
    <>
      <RenewalBanner />
      <UnfinishedWork />
      <SessionTimeout />
      <LicenceHost />
      <AppearanceSync customizing={customizing} onClose={() => setCustomizing(false)} />
    </>
  );
}
