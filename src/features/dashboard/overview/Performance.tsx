import type { ReactNode } from 'react';
import type { DashboardStats, Figure } from '@/domain/dashboard/dashboardStats';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { hoursInWords } from '../figureWords';
import { SampleMark } from '../SampleMark';
import { Fact, Facts, Foot } from './Facts';
import { footWords } from './Facts.css';

interface Words {
  readonly value: string;
  readonly note?: string;
}

function asPercent(value: number): Words {
  return { value: `${value}%` };
}

function line(label: string, figure: Figure | undefined, words: (value: number) => Words) {
  let value: ReactNode = null;
  let note: ReactNode = figure?.isSample ? <SampleMark /> : null;
  if (figure?.value === null) {
    value = (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>Nothing to tell yet</VisuallyHidden>
      </>
    );
  } else if (figure !== undefined) {
    const told = words(figure.value);
    value = told.value;
    note ??= told.note;
  }
  return (
    <Fact label={label} note={note}>
      {value}
    </Fact>
  );
}

/** How well it goes: three figures, each real as soon as there is data (rule R24). */
export function Performance({ stats }: { readonly stats: DashboardStats | null }) {
  return (
    <Card as="section" aria-labelledby="performance">
      <Heading level={2} size="card" id="performance">
        Performance
      </Heading>
      <Facts>
        {line('Response Rate', stats?.responseRate, asPercent)}
        {line('Avg Response Time', stats?.averageResponseTime, hoursInWords)}
        {line('Compatibility Score', stats?.compatibilityScore, asPercent)}
      </Facts>
      <Foot>
        <p className={footWords}>
          How you answer the assistant in AI Chat. Compatibility Score is the mean of your latest
          messages’ scores: the server’s or, without one, drawn at random.
        </p>
      </Foot>
    </Card>
  );
}
