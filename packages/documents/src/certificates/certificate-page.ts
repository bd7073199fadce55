import { formatCivilDate } from '@statbook/domain/dates';
import { formatCount } from '@statbook/domain/money';
import type { CertificateContent, ShareCertificatesInput } from './certificate-content.ts';
import { certifiedText, executions, paidLines, residence } from './certificate-text.ts';
import { describeMissing } from '../page/running-footer.ts';
import type { Tag, TaggedDocument } from '../page/tagged-document.ts';
import type { TextStyle } from '../page/typesetter.ts';

const ACCENT = '#0B5A72';
const MUTED = '#56606A';
/** The frame, from the edges of the sheet. */
const FRAME = 28;
/** Text, from the edges of the sheet. */
const EDGE = 64;
const LOGO = { width: 170, height: 54 };
/** Where the foot begins: execution and small print, from the lower edge. */
const FOOT = 176;
const SIGNATURE = { width: 236, gap: 44 };
const SEAL_RADIUS = 40;

const caption: TextStyle = { face: 'sans', size: 8, colour: MUTED };
const figure: TextStyle = { face: 'serif-strong', size: 15 };
const small: TextStyle = { face: 'sans', size: 8.5, colour: MUTED };

interface Part {
  readonly text: string;
  readonly style: TextStyle;
  readonly gap: number;
  readonly kind?: string;
}

/** Draws certificates of one company, a sheet each. */
export class CertificatePage {
  readonly #document: TaggedDocument;
  readonly #input: ShareCertificatesInput;
  /** As an address that holds the picture: the library then keeps it once, however many sheets show it. */
  readonly #logo: string | undefined;

  constructor(document: TaggedDocument, input: ShareCertificatesInput) {
    this.#document = document;
    this.#input = input;
    const { logo } = input.template;
    this.#logo = logo && `data:image;base64,${Buffer.from(logo).toString('base64')}`;
  }

  draw(certificate: CertificateContent): void {
    const document = this.#document;
    document.addPage();
    this.#drawFrame();
    const sheet = document.open(document.root, 'Sect', { title: `Certificate ${certificate.number}` });
    this.#drawCorners(sheet, certificate);
    const top = this.#drawHead(sheet);
    this.#drawStatement(sheet, certificate, top);
    this.#drawExecution(sheet, certificate);
    this.#drawSmallPrint(sheet);
    sheet.end();
  }

  get #width(): number {
    return this.#document.pageWidth - 2 * EDGE;
  }

  get #footTop(): number {
    return this.#document.pageHeight - FOOT;
  }

  #drawFrame(): void {
    const { pdf, pageWidth, pageHeight } = this.#document;
    this.#document.decorate(() => {
      const frame = (inset: number, weight: number, colour: string) =>
        pdf
          .lineWidth(weight)
          .strokeColor(colour)
          .rect(inset, inset, pageWidth - 2 * inset, pageHeight - 2 * inset)
          .stroke();
      frame(FRAME, 1.6, ACCENT);
      frame(FRAME + 5, 0.5, ACCENT);
      if (this.#input.isSpecimen === true) this.#drawSpecimen();
    });
  }

  #drawSpecimen(): void {
    const { pdf, pageWidth, pageHeight, type } = this.#document;
    pdf.save().rotate(-28, { origin: [pageWidth / 2, pageHeight / 2] });
    const style: TextStyle = { face: 'serif-strong', size: 120, colour: '#ECEBE7' };
    type.draw(type.linesOf('SPECIMEN', style, pageWidth), style, {
      x: 0,
      y: pageHeight / 2 - 80,
      width: pageWidth,
      align: 'centre',
    });
    pdf.restore();
  }

  #drawCorners(sheet: Tag, { number, shares }: CertificateContent): void {
    const place = { x: EDGE, y: EDGE - 12, width: this.#width };
    const corner = (label: string, value: string, align: 'left' | 'right') => {
      const y = this.#document.paragraph(sheet, label, { style: caption, place: { ...place, align } });
      this.#document.paragraph(sheet, value, { style: figure, place: { ...place, y, align } });
    };
    corner('Certificate number', String(number), 'left');
    corner('Number of shares', formatCount(shares), 'right');
  }

  /** The logo, the company, and what this is; returns where the statement may begin. */
  #drawHead(sheet: Tag): number {
    const { company, registeredIn } = this.#input;
    let y = EDGE - 12;
    if (this.#logo !== undefined) {
      const logo = this.#logo;
      const at = { x: (this.#document.pageWidth - LOGO.width) / 2, y };
      this.#document.tagged(
        sheet,
        'Figure',
        () => {
          this.#document.pdf.image(logo, at.x, at.y, {
            fit: [LOGO.width, LOGO.height],
            align: 'center',
            valign: 'center',
          });
        },
        { alt: `Logo of ${company.name}` },
      );
      y += LOGO.height + 10;
    } else y += 30;
    const registered = [`Company number ${company.number}`, registeredIn].filter(Boolean).join(' · ');
    return this.#drawParts(sheet, y, [
      { kind: 'H1', text: 'Share certificate', style: { face: 'serif', size: 13, colour: ACCENT }, gap: 2 },
      {
        text: company.name,
        style: { face: 'serif-strong', size: company.name.length > 60 ? 17 : 25 },
        gap: 2,
      },
      { text: registered, style: small, gap: 14 },
    ]);
  }

  /** Who holds what, as large as it fits between head and foot. */
  #drawStatement(sheet: Tag, certificate: CertificateContent, top: number): void {
    const room = this.#footTop - 14 - top;
    const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
    const fitting = sizes
      .map((scale) => this.#statement(certificate, scale))
      .find((parts, index) => index === sizes.length - 1 || this.#heightOf(parts) <= room);
    const parts = fitting ?? [];
    const spare = Math.max(0, room - this.#heightOf(parts));
    this.#drawParts(sheet, top + spare / 3, parts);
  }

  #statement(certificate: CertificateContent, scale: number): readonly Part[] {
    const text: TextStyle = { face: 'serif', size: 13 * scale };
    const strong: TextStyle = { face: 'serif-strong', size: 11 * scale };
    const { duplicateOf } = certificate;
    const lines = paidLines(certificate);
    const parts: Part[] = [
      { text: 'This is to certify that', style: text, gap: 4 },
      { text: certificate.holderName, style: { face: 'serif-strong', size: 18 * scale }, gap: 2 },
      { text: residence(certificate), style: { ...text, size: 11 * scale, colour: MUTED }, gap: 6 },
      { text: certifiedText(certificate), style: text, gap: lines.length > 0 ? 2 : 6 },
      ...lines.map((line, place) => ({
        text: line,
        style: { ...strong, size: 12 * scale },
        gap: place === lines.length - 1 ? 6 : 1,
      })),
      { text: this.#input.template.wording, style: { ...text, size: 11 * scale }, gap: 4 },
    ];
    if (duplicateOf !== undefined)
      parts.push({
        text: `Duplicate, in place of certificate ${duplicateOf}, which was lost`,
        style: strong,
        gap: 0,
      });
    return parts.filter((part) => part.text !== '');
  }

  #heightOf(parts: readonly Part[]): number {
    return parts.reduce(
      (sum, { text, style, gap }) => sum + gap + this.#document.type.heightOf(text, style, this.#width - 60),
      0,
    );
  }

  #drawParts(sheet: Tag, top: number, parts: readonly Part[]): number {
    let y = top;
    for (const { text, style, gap, kind = 'P' } of parts) {
      const place = { x: EDGE + 30, y, width: this.#width - 60, align: 'centre' as const };
      y = this.#document.paragraph(sheet, text, { kind, style, place }) + gap;
    }
    return y;
  }

  #drawExecution(sheet: Tag, { issuedOn }: CertificateContent): void {
    const { template } = this.#input;
    const { text: manner, signatories } = executions[template.execution];
    const y = this.#footTop;
    const line: TextStyle = { face: 'sans', size: 9 };
    const place = { x: EDGE, y, width: this.#width, align: 'centre' as const };
    const text = `Issued on ${formatCivilDate(issuedOn)} ${manner}`;
    this.#document.paragraph(sheet, text, { style: line, place });
    const total = 2 * SIGNATURE.width + SIGNATURE.gap;
    const hasSeal = template.execution === 'seal';
    const left = hasSeal ? EDGE + this.#width - total : EDGE + (this.#width - total) / 2;
    if (hasSeal) this.#drawSeal(sheet, y + 20);
    signatories.forEach((office, index) => {
      const x = left + index * (SIGNATURE.width + SIGNATURE.gap);
      this.#drawSignature(sheet, template.signatories[index] || office, { x, y: y + 72 });
    });
  }

  #drawSignature(sheet: Tag, who: string, { x, y }: { x: number; y: number }): void {
    const { pdf } = this.#document;
    this.#document.decorate(() => {
      pdf
        .lineWidth(0.7)
        .strokeColor('#1B2126')
        .moveTo(x, y)
        .lineTo(x + SIGNATURE.width, y)
        .stroke();
    });
    this.#document.paragraph(sheet, who, { style: small, place: { x, y: y + 4, width: SIGNATURE.width } });
  }

  #drawSeal(sheet: Tag, y: number): void {
    const { pdf } = this.#document;
    const x = EDGE + SEAL_RADIUS + 10;
    this.#document.decorate(() => {
      pdf
        .lineWidth(0.7)
        .strokeColor('#7B858F')
        .dash(3, { space: 3 })
        .circle(x, y + SEAL_RADIUS, SEAL_RADIUS)
        .stroke()
        .undash();
    });
    const place = {
      x: x - SEAL_RADIUS,
      y: y + SEAL_RADIUS - 6,
      width: 2 * SEAL_RADIUS,
      align: 'centre' as const,
    };
    this.#document.paragraph(sheet, 'Seal', { style: small, place });
  }

  #drawSmallPrint(sheet: Tag): void {
    const { template, isSpecimen } = this.#input;
    const missing = this.#document.type.takeMissing();
    const text = [
      isSpecimen === true ? 'Specimen: not a certificate.' : '',
      template.notice,
      missing.length === 0 ? '' : describeMissing(missing),
    ]
      .filter((each) => each !== '')
      .join(' ');
    const style: TextStyle = { ...small, size: 7.5 };
    const height = this.#document.type.heightOf(text, style, this.#width);
    const y = this.#document.pageHeight - FRAME - 14 - height;
    this.#document.paragraph(sheet, text, {
      style,
      place: { x: EDGE, y, width: this.#width, align: 'centre' },
    });
  }
}
