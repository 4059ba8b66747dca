import type { ReactNode } from 'react';
import type { DashboardStats, Figure } from '@/domain/dashboard/dashboardStats';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { hoursInWords } from '../figureWords';
import { SampleMark } from '../SampleMark';
import { Fact, Facts, Foot } from './Facts';
import { footWords } from './Facts.css';

function asPercent(value: number): string {
  return `${value}%`;
}

function line(label: string, figure: Figure | undefined, words: (value: number) => string) {
  let value: ReactNode = null;
  if (figure?.value === null) {
    value = (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>Nothing to show yet</VisuallyHidden>
      </>
    );
  } else if (figure !== undefined) {
    value = words(figure.value);
  }
  return (
    <Fact label={label} note={figure?.isSample && <SampleMark />}>
      {value}
    </Fact>
  );
}

/**
 * How well it goes: three figures, each real as soon as there is data (rule “Dashboard figures”).
 */
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
          How you answer in AI Chat. Response Rate counts all your chats; the other two, the
          messages that AI Insights reads.
        </p>
      </Foot>
    </Card>
  );
}
