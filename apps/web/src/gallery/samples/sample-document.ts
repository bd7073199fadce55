/** The shortest PDF that says something: one page across, with one line. */
export function sampleDocument(): string {
  const words = 'BT /F 24 Tf 72 320 Td (A sample of a document) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 421]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const starts: number[] = [];
  let text = '%PDF-1.4\n';
  for (const [place, object] of objects.entries()) {
    starts.push(text.length);
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}
