import { useMemo } from 'react';
import { useBlobUrl } from '#api/files/use-blob-url.ts';
import { Keys } from '#kit/command-palette/keys.tsx';
import { DocumentFrame } from '#kit/document-frame/document-frame.tsx';
import { Frame } from '#kit/frame/frame.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, Deadline, InstantValue, None } from '#kit/value/dates.tsx';
import { LargeValue } from '#kit/value/large-value.tsx';
import { Percent } from '#kit/value/percent.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from '../gallery.module.css';
import { sampleDocument } from './sample-document.ts';
import { Row, type Sample } from './sample.tsx';

const today = '2026-11-21';

export const textSamples: readonly Sample[] = [
  {
    title: 'Values',
    content: (
      <>
        <Row>
          <DateValue date="2026-11-27" />
          <DateValue date="2026-11-27" short />
          <InstantValue instant="2026-07-01T11:05:00Z" />
          <Money amount="1250" />
          <Money amount="0.000001" />
          <Count of="99999999999" />
          <Percent of="33.33" />
          <Percent of="0.00" />
          <None />
        </Row>
        <Row>
          <Deadline date="2027-03-01" today={today} />
          <Deadline date="2026-11-28" today={today} />
          <Deadline date="2026-11-18" today={today} />
        </Row>
        <LargeValue>
          <Value>SB-048-113-902</Value>
        </LargeValue>
      </>
    ),
  },
  {
    title: 'Words',
    content: (
      <>
        <Lead>Kept here only. What is registered changes with the next confirmation statement.</Lead>
        <Muted>128 of 10,000</Muted>
        <Muted small>Last seen on 21 November 2026</Muted>
        <Row>
          <Keys keys="Ctrl+K" />
          <Keys keys="g c" />
        </Row>
      </>
    ),
  },
  {
    title: 'Frames',
    content: (
      <div className={styles.stack}>
        <Frame>What stands by itself on the page</Frame>
        <Frame edge="bad">What came back from Companies House</Frame>
        <Frame edge="settled">What came back and was corrected</Frame>
      </div>
    ),
  },
  {
    title: 'Lines',
    content: (
      <LineList>
        <li>
          <LineTitle>Confirmation statement</LineTitle>
          <Muted small as="div">
            made up to 6 November 2026
          </Muted>
        </li>
        <li>
          <LineTitle>A note of the practice</LineTitle>
          <LineList inset>
            <li>What it said before</li>
            <li>And before that</li>
          </LineList>
        </li>
      </LineList>
    ),
  },
  { title: 'Documents', content: <Documents /> },
];

function Documents() {
  const blob = useMemo(() => new Blob([sampleDocument()], { type: 'application/pdf' }), []);
  const url = useBlobUrl(blob);
  if (url === undefined) return null;
  return (
    <div className={styles.pair}>
      <DocumentFrame url={url} title="A filed document" />
      <DocumentFrame url={url} title="A sample of a certificate" sheet />
    </div>
  );
}
