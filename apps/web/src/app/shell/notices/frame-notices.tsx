import { useEffect, useState } from 'react';
import AppearanceKeeper from '#features/appearance/appearance-keeper.tsx';
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
      <AppearanceKeeper customizing={customizing} onClose={() => setCustomizing(false)} />
    </>
  );
}
