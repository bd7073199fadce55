import { useAccess } from '#app/session-port.ts';
import { Card } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { WorkItem, WorkList } from '#kit/page/work-list.tsx';
import { NoAccess } from '#kit/state/states.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { chooserGroups } from './event-kinds.ts';
import styles from './event-chooser.module.css';

/** Everything that can be recorded in the share register: what each is for, and which form follows. */
export default function EventChooser({ companyId }: { companyId: string }) {
  const mayEdit = useAccess().has('EditCompany');
  return (
    <ShareArea companyId={companyId} title="Record an event">
      {mayEdit ? (
        <div className={styles.groups}>
          {chooserGroups.map(({ title, choices }) => (
            <Card key={title} title={title}>
              <WorkList>
                {choices.map((choice) => (
                  <WorkItem
                    key={choice.title}
                    href={choice.href(companyId)}
                    title={choice.title}
                    note={
                      <>
                        {choice.about}
                        <Muted small as="div">
                          {choice.follows}
                        </Muted>
                      </>
                    }
                  />
                ))}
              </WorkList>
            </Card>
          ))}
        </div>
      ) : (
        <NoAccess what="record events of shares" />
      )}
    </ShareArea>
  );
}
