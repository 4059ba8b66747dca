import { AudioLines, ChartNoAxesColumn, HeartHandshake } from 'lucide-react';

export const featureCards = [
  {
    title: 'AI Analysis',
    text: 'Your speed, your pauses, the mood of your words. Taal reads how you write, not only what.',
    picture: 'landing/ai-analysis.svg',
    Icon: AudioLines,
  },
  {
    title: 'Real-time Insights',
    text: 'Watch your rhythm move while you type, and see on your dashboard what it says about you.',
    picture: 'landing/insights.svg',
    Icon: ChartNoAxesColumn,
  },
  {
    title: 'Perfect Matches',
    text: 'Practice partners, ranked by what you share, with the reason behind every score.',
    picture: 'landing/perfect-match.svg',
    Icon: HeartHandshake,
  },
] as const;
