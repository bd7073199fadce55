import licence from '../../../../../LICENSE?raw';
import { LegalPage } from './legal-page.tsx';

/** The licence of the software, word for word. */
export function LicenceAgreementPage() {
  const paragraphs = licence.trim().split(/\n{2,}/);
  return (
    <LegalPage title="Licence agreement">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </LegalPage>
  );
}
