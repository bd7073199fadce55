import { useMay } from '#app/session-port.ts';
import { Card } from '#kit/card/card.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { WorkItem, WorkList } from '#kit/work-list/work-list.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { eventGroups } from './kinds/event-definitions.ts';
import { sharePaths } from '#app/share-paths.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import styles from './event-chooser.module.css';

/** Everything that can be recorded in the share register: what each is for, and which form follows. */
export default function EventChooser({ companyId }: { companyId: string }) {
  const mayEdit = useMay('recordShareEvent');
  return (
    <ShareArea companyId={companyId} title="Record an event" cannot={!mayEdit && 'record events of shares'}>
      <div className={styles.groups}>
        {eventGroups.map(({ title, kinds }) => (
          <Card key={title} title={title}>
            <WorkList>
              {kinds.map(({ kind, about, follows }) => (
                <WorkItem
                  key={kind}
                  href={hrefOf(companyId, kind)}
                  title={titleOfKind(kind)}
                  note={
                    <>
                      {about}
                      <Muted small as="div">
                        {follows}
                      </Muted>
                    </>
                  }
                />
              ))}
            </WorkList>
          </Card>
        ))}
      </div>
    </ShareArea>
  );
}

/** Allotments and transfers have pages of their own, and are looked for among the events. */
function hrefOf(companyId: string, kind: string): string {
  if (kind === 'allotment') return sharePaths.allotment(companyId);
  return kind === 'transfer' ? sharePaths.newTransfer(companyId) : sharePaths.event(companyId, kind);
}
