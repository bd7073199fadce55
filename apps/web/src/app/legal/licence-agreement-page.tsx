import { PageHeader } from '#kit/page/page-header.tsx';
import licence from '../../../../../LICENSE?raw';
import { PlainPage } from '../shell/plain-page.tsx';
import styles from './legal.module.css';

/** The licence of the software, word for word. */
export function LicenceAgreementPage() {
  const paragraphs = licence.trim().split(/\n{2,}/);
  return (
    <PlainPage>
      <PageHeader title="Licence agreement" />
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </PlainPage>
  );
}
