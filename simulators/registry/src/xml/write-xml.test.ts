import { describe, expect, it } from 'vitest';
import { writeXml } from './write-xml.ts';

describe('a document that is written', () => {
  it('has its elements in order, several of one name from a list, and none for undefined', () => {
    const written = writeXml({ A: { B: ['1', '2'], C: undefined, D: { E: true, F: '' }, B2: [] } });
    expect(written).toBe('<A><B>1</B><B>2</B><D><E>true</E><F></F></D></A>');
  });

  it('escapes texts and attributes', () => {
    const written = writeXml({ A: { '@kind': '"x" & y', '#text': 'Quill & <Vane>' } });
    expect(written).toBe('<A kind="&quot;x&quot; &amp; y">Quill &amp; &lt;Vane&gt;</A>');
  });
});
