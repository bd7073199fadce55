import type { CertificateContent, ShareCertificatesInput } from './certificate-content.ts';
import { hasNumbersOverleaf, numbersOverleaf } from './certificate-text.ts';
import { CertificatePage } from './certificate-page.ts';
import { MARGIN, TaggedDocument } from '../page/tagged-document.ts';

/** Share certificates (ss.768-769) as one tagged PDF, each on a sheet of A4 across, in the order given. */
export function drawShareCertificates(input: ShareCertificatesInput): Promise<Uint8Array> {
  const { company, certificates, madeOn } = input;
  const [only, ...more] = certificates;
  const what = only && more.length === 0 ? `Share certificate ${only.number}` : 'Share certificates';
  const document = new TaggedDocument({
    title: `${what}: ${company.name}`,
    madeOn,
    layout: 'landscape',
    // A page is written as soon as it is drawn, however many follow.
    keepsPages: false,
  });
  const page = new CertificatePage(document, input);
  for (const certificate of certificates) {
    page.draw(certificate);
    if (hasNumbersOverleaf(certificate)) drawNumbers(document, certificate);
  }
  return document.finish();
}

function drawNumbers(document: TaggedDocument, certificate: CertificateContent): void {
  document.addPage();
  const place = { x: MARGIN, width: document.pageWidth - 2 * MARGIN };
  const next = document.paragraph(
    document.root,
    `Numbers of the shares of certificate ${certificate.number}`,
    {
      kind: 'H2',
      style: { face: 'serif-strong', size: 14 },
      place: { ...place, y: MARGIN },
    },
  );
  document.longText(numbersOverleaf(certificate), {
    style: { face: 'sans', size: 9 },
    place: { ...place, y: next + 8 },
  });
}
