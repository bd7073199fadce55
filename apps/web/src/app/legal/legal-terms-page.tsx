import { LegalPage } from './legal-page.tsx';

/** What the product answers for, and what stays with its users. */
export function LegalTermsPage() {
  return (
    <LegalPage title="Legal terms">
      <h2>Your registers and your filings</h2>
      <p>
        The company and its officers answer for the registers that they keep and for what they deliver to
        Companies House. Statbook checks what it can and shows each filing before it is sent; it gives no
        legal advice.
      </p>
      <h2>What becomes public</h2>
      <p>
        What is filed with Companies House goes on the public register. Statbook says so before anything is
        sent. Residential addresses, full dates of birth and personal codes are kept encrypted and shown only
        to those allowed.
      </p>
      <h2>Fees</h2>
      <p>
        The filing fee is that of Companies House. The processing fee and the VAT on it are shown before
        payment. Card details go from your browser to the payment gateway and are not kept by Statbook.
      </p>
      <h2>Data from the register</h2>
      <p>Company data from the public register is shown as Companies House publishes it.</p>
    </LegalPage>
  );
}
