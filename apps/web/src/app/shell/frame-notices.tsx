import { useEffect, useState } from 'react';
import AppearanceKeeper from '#features/appearance/appearance-keeper.tsx';
import SessionTimeout from '#features/session/session-timeout.tsx';
import UnfinishedWork from '#features/session/unfinished-work.tsx';
import { useTableNews } from '../../tables/table-news.ts';
import { onCustomizerAsked } from '../customizer-door.ts';
import { LicenceHost } from './licence-host.tsx';
import RenewalBanner from './renewal-banner.tsx';
import { usePrintFoot } from './use-print-foot.ts';

/** What may stand above any page: it comes after the page itself. */
export default function FrameNotices() {
  usePrintFoot();
  useTableNews();
  const [customizing, setCustomizing] = useState(false);
  useEffect(() => onCustomizerAsked(() => setCustomizing(true)), []);
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
