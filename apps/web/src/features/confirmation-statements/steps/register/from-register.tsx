import { RegisterFrame } from './register-frame.tsx';

interface FromRegisterProps {
  /** Undefined where the register's content is not known here. */
  readonly lines: readonly string[] | undefined;
  readonly title?: string | undefined;
}

/** What the register holds now: it is what a "yes" confirms. */
export function FromRegister({ lines, title = 'On the register now' }: FromRegisterProps) {
  return (
    <RegisterFrame title={title}>
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
    </RegisterFrame>
  );
}
