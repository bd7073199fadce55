import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { takeFocus } from '#kit/focus/next-focus.ts';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { markChallengePosted, type StoredChallenge } from '../payment-storage.ts';
import styles from './challenge.module.css';

const frameName = 'statbook-bank';
/** The loader gives way after this long, loaded or not. */
const loaderMs = 4000;

interface ChallengeViewProps {
  readonly challenge: StoredChallenge;
  /** Somebody hears the bank's answer: its page may be asked for. */
  readonly isListening: boolean;
  readonly onCancel: () => void;
}

/** The bank's page in its frame, brought up by a form post; hidden until it has loaded. */
export function ChallengeView({ challenge, isListening, onCancel }: ChallengeViewProps) {
  const { form, isLoaded, noteLoad } = useBankPage(isListening);
  const isLoading = useLoader(isLoaded);
  return (
    <section aria-label="Your bank’s check" className={styles.challenge}>
      {/* The form that had the focus is out of sight. */}
      <h2 ref={takeFocus} tabIndex={-1}>
        Your bank wants to check that it is you
      </h2>
      <p>Answer your bank below. Leave this window open until it closes by itself.</p>
      <form ref={form} method="post" action={challenge.acsUrl} target={frameName} hidden>
        <input type="hidden" name="creq" value={challenge.cReq} />
      </form>
      <div className={styles.stage}>
        <iframe
          name={frameName}
          title="Your bank’s page"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the bank's page is of another origin and needs its own; it may not lead this window away
          sandbox="allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className={classNames(styles.frame, !isLoaded && styles.hidden)}
          onLoad={noteLoad}
        />
        {!isLoaded && (
          <div className={styles.loader}>
            <LiveStatus>
              {isLoading ? 'Opening your bank’s page' : 'Your bank’s page takes longer than usual'}
            </LiveStatus>
          </div>
        )}
      </div>
      <Button onClick={onCancel}>Cancel</Button>
    </section>
  );
}

/** Posts the request once, as soon as the answer would be heard. */
function useBankPage(isListening: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const isPosted = useRef(false);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isListening || isPosted.current) return;
    isPosted.current = true;
    markChallengePosted();
    form.current?.submit();
  }, [isListening]);
  const noteLoad = () => {
    // The empty frame loads as well.
    if (isPosted.current) setLoaded(true);
  };
  return { form, isLoaded, noteLoad };
}

function useLoader(isLoaded: boolean): boolean {
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), loaderMs);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && !isLoaded;
}
