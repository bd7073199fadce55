import licence from '../../../../../LICENSE?raw';
import { LegalPage } from './legal-page.tsx';

/** The licence of the software, word for word; what the account has bought is another matter. */
export function LicenceAgreementPage() {
  const paragraphs = licence.trim().split(/\n{2,}/);
  return (
    <LegalPage title="Licence agreement">
      <p>
        The software of Statbook is used under the licence below. Your subscription is a contract of its own
        with whoever runs this installation: “Your licence” shows what it covers and how long it lasts.
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </LegalPage>
  );
}
