import { useToday } from '#api/configuration.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import type { OfferedForm } from '#filing/start-form.tsx';
import { FilingBadge } from '#filing/filing-badge.tsx';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Money } from '#kit/value/amounts.tsx';
import { Deadline, InstantValue } from '#kit/value/dates.tsx';
import { toPounds } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import styles from '../forms.module.css';

interface FormLineProps {
  readonly listed: OfferedForm;
  readonly busy: boolean;
  /** With the way, where the person has the choice between software and a document to be delivered. */
  readonly onStart: (way?: OfferedForm['way']) => void;
}

/** One form: what it is, what filing it takes, and what is open of it. */
export function FormLine({ listed, busy, onStart }: FormLineProps) {
  const { formNumber, formName, whyNot, open, documentFeePence } = listed;
  const mayStart = useMay('startForm');
  const hasChoice = documentFeePence !== null;
  return (
    <li className={styles.form}>
      <div>
        <LineTitle>
          <Value>{formNumber}</Value> {formName}
        </LineTitle>
        <Muted small as="div">
          <Terms {...listed} />
        </Muted>
        {whyNot !== null && (
          <Muted small as="div">
            {whyNot}
          </Muted>
        )}
      </div>
      {whyNot === null && mayStart && (
        <div>
          <Button kind="text" compact busy={busy} onClick={() => onStart(hasChoice ? 'software' : undefined)}>
            File {formNumber}
            <VisuallyHidden>, {formName}</VisuallyHidden>
          </Button>
          {hasChoice && (
            <Button kind="text" compact busy={busy} onClick={() => onStart('document')}>
              <span>
                Deliver it yourself
                {documentFeePence > 0 && (
                  <>
                    , <Money amount={toPounds(documentFeePence)} />
                  </>
                )}
              </span>
              <VisuallyHidden>
                : {formNumber}, {formName}, as a document
              </VisuallyHidden>
            </Button>
          )}
        </div>
      )}
      {open.length > 0 && <OpenFilings {...listed} />}
    </li>
  );
}

interface NotOfferedProps {
  readonly companyId: string;
  readonly reason: string | null;
  readonly forms: readonly OfferedForm[];
  /** Where the event is recorded that a form tells of; undefined where there is none to record. */
  readonly eventHref: (form: OfferedForm) => string | undefined;
}

/** Forms that cannot be begun here for one and the same reason. */
export function NotOffered({ companyId, reason, forms, eventHref }: NotOfferedProps) {
  return (
    <li>
      {forms.map((listed) => {
        const { form, formNumber, formName } = listed;
        const href = eventHref(listed);
        return (
          <div key={form} className={styles.named}>
            <div>
              <Value>{formNumber}</Value> {formName}
              {listed.dueOn !== null && (
                <Muted small as="div">
                  <Terms {...listed} />
                </Muted>
              )}
            </div>
            {href !== undefined && (
              <EventOfForm listed={listed} href={href} overviewHref={paths.companyOverview(companyId)} />
            )}
          </div>
        );
      })}
      <Muted small as="div">
        {reason}
      </Muted>
    </li>
  );
}

interface EventOfFormProps {
  readonly listed: OfferedForm;
  /** Where the event is recorded. */
  readonly href: string;
  /** Where what is due of it stands, and is marked as done elsewhere. */
  readonly overviewHref: string;
}

/** Records the event that a form tells of; where a form is due the event is recorded, and what is left is to deliver it. */
function EventOfForm({ listed: { formNumber, formName, dueOn }, href, overviewHref }: EventOfFormProps) {
  if (dueOn === null)
    return (
      <LinkButton kind="text" compact href={href}>
        Record the event
        <VisuallyHidden>
          {' '}
          that {formNumber}, {formName}, tells of
        </VisuallyHidden>
      </LinkButton>
    );
  return (
    <LinkButton kind="text" compact href={overviewHref}>
      Mark as delivered
      <VisuallyHidden>
        : {formNumber}, {formName}
      </VisuallyHidden>
    </LinkButton>
  );
}

const ways = { software: 'By software', document: 'As a document you deliver' } as const;

function Terms({ way, feePence, deadline, dueOn }: OfferedForm) {
  const today = useToday();
  return (
    <>
      {ways[way]} · {feePence === 0 ? 'no fee' : <Money amount={toPounds(feePence)} />}
      {dueOn !== null ? (
        <>
          {' '}
          · last day <Deadline date={dueOn} today={today} />
        </>
      ) : (
        deadline !== null && <> · last day {deadline}</>
      )}
    </>
  );
}

function OpenFilings({ open, formName }: Pick<OfferedForm, 'open' | 'formName'>) {
  return (
    <div className={styles.open}>
      <LineList inset>
        {open.map(({ filingId, state, stateText, subject, savedAt }) => {
          const isOpen = state === 'draft' || state === 'awaiting-payment';
          const href = isOpen ? paths.form(filingId) : paths.submissionReceipt(filingId);
          return (
            <li key={filingId} className={styles.draft}>
              <AppLink href={href}>
                {isOpen ? 'Go on' : 'Show the receipt'}
                <VisuallyHidden>
                  {isOpen ? ' with' : ' of'} {formName}
                </VisuallyHidden>
                {subject !== null && <>: {subject}</>}
              </AppLink>
              <FilingBadge state={state} text={stateText} />
              <Muted small as="span">
                saved <InstantValue instant={savedAt} />
              </Muted>
            </li>
          );
        })}
      </LineList>
    </div>
  );
}
