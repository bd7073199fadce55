import type { CompanyPage } from '#company-page/page-address.ts';
import { useState } from 'react';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { Pagination } from '#kit/pagination/pagination.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { alarmText, type RegisterChange } from '#company-page/change-lines.tsx';
import { ChangeCard } from './change-card.tsx';
import type { ChangesAddress } from './changes-address.ts';

// A form of its own chunk: the schema library comes with the first form.
const SettleChange = onDemand(() => import('./settle-change.tsx'));

const pageSize = 50;

/** What Companies House shows otherwise than before, and who made it so. */
export function RegisterChangesPage({ companyId, address, onAddressChange }: CompanyPage<ChangesAddress>) {
  const page = Math.max(1, Number(address.page ?? 1) || 1);
  const alarmsOnly = address.show === 'alarms';
  const changes = useCall('getRegisterChanges', {
    query: {
      companyId,
      page: String(page),
      pageSize: String(pageSize),
      ...(alarmsOnly && { alarmsOnly: 'true' }),
    },
  });
  const [settled, setSettled] = useState<RegisterChange>();
  return (
    <Loaded query={changes} what="changes" loading={<LoadingText label="Loading the changes" lines={6} />}>
      {({ entity, total, alarms }) => (
        <>
          <SectionHeader title="Changes" />
          {(total > 0 || alarmsOnly) && (
            <Toolbar>
              <ToggleChip
                label="Not filed by you"
                count={alarms}
                pressed={alarmsOnly}
                onToggle={(on) => onAddressChange({ show: on ? 'alarms' : undefined, page: undefined })}
              />
            </Toolbar>
          )}
          {alarms > 0 && <Alarm alarms={alarms} />}
          {total === 0 && <NoChanges alarmsOnly={alarmsOnly} />}
          {entity.map((change) => (
            <ChangeCard key={change.changeId} change={change} onSettle={setSettled} />
          ))}
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            onPageChange={(to) => onAddressChange({ page: String(to) })}
          />
          {settled && (
            <SettleChange companyId={companyId} change={settled} onClose={() => setSettled(undefined)} />
          )}
        </>
      )}
    </Loaded>
  );
}

const Alarm = ({ alarms }: { alarms: number }) => (
  <Banner tone="bad" title={alarmText(alarms)} announced>
    Say of each one whether your practice filed it elsewhere, or somebody made it with your knowledge. If
    nobody did, act at once: the change says what to do.
  </Banner>
);

const NoChanges = ({ alarmsOnly }: { alarmsOnly: boolean }) => (
  <EmptyState title={alarmsOnly ? 'Nothing that you did not file' : 'No changes yet'}>
    <Lead>
      The company is compared with Companies House every night, and whenever it is updated. What has changed
      since it was imported appears here.
    </Lead>
  </EmptyState>
);
