import { Frame } from '#kit/page/frame.tsx';
import { Muted } from '#kit/page/muted.tsx';
import styles from './steps.module.css';

interface FromRegisterProps {
  /** Undefined where the register's content is not known here. */
  readonly lines: readonly string[] | undefined;
  readonly title?: string | undefined;
}

/** What the register holds now: it is what a "yes" confirms. */
export function FromRegister({ lines, title = 'On the register now' }: FromRegisterProps) {
  return (
    <Frame as="section" className={styles.register}>
      <h2>
        <Muted as="span" small>
          {title}
        </Muted>
      </h2>
      {lines === undefined ? (
        <p>Not known here: Companies House shows it only to those who hold the authentication code.</p>
      ) : lines.length === 0 ? (
        <p>Nothing</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
