import type { StoredAnalysis } from '@/data/database/rows/analysisRow';
import type { UserMessage } from '@/domain/chat/chatMessage';
import { isResponse } from '@/domain/stats/realtimeStats';
import { Badge } from '@/ui/components/Badge/Badge';
import type { FactsProps } from '@/ui/components/Facts/Facts';
import { DrawnByChance } from './DrawnByChance';
import { durationText, INTERPRETATIONS, shareText, signalWords, speedText } from './readingWords';
import { values } from './values.css';

type FactList = FactsProps['facts'];

function moodFacts(text: string, sentiment: string, intensity: number): FactList {
  const signals = signalWords(text);
  const value =
    signals.length === 0 ? (
      'None in the text'
    ) : (
      <ul className={values}>
        {signals.map((signal) => (
          <li key={signal}>
            <Badge>{signal}</Badge>
          </li>
        ))}
      </ul>
    );
  return [
    { term: 'Mood', value: sentiment },
    { term: 'Signals', value },
    ...(intensity > 0 ? [{ term: 'Intensity', value: shareText(intensity) }] : []),
  ];
}

function typingFacts({ typing_analysis: typing, source }: StoredAnalysis): FactList {
  const speed = { term: 'Speed', value: speedText(typing.wpm) };
  if (typing.wpm === 0) return [speed];
  return [
    speed,
    {
      term: 'Consistency',
      value: <DrawnByChance isSample={source === 'device'} value={shareText(typing.consistency)} />,
    },
    { term: 'Confidence', value: typing.confidence_level },
  ];
}

function responseFacts(analysis: StoredAnalysis): FactList {
  const { response_time, interpretation, engagement_level } = analysis.response_analysis;
  if (!isResponse(analysis)) return [{ term: 'Response', value: 'The start of a conversation' }];
  return [
    {
      term: 'Response',
      value: `${durationText(response_time)}, ${INTERPRETATIONS[interpretation]}`,
    },
    { term: 'Engagement', value: engagement_level },
  ];
}

/** What is known of a message: all of its analysis, or what the message itself still tells. */
export function messageFacts(message: UserMessage, analysis: StoredAnalysis | null): FactList {
  if (analysis === null) {
    const speed = { term: 'Speed', value: speedText(message.typingSpeed) };
    return [speed, ...moodFacts(message.text, message.sentiment, 0)];
  }
  const { sentiment, emotional_intensity } = analysis.sentiment_analysis;
  return [
    ...typingFacts(analysis),
    ...moodFacts(message.text, sentiment, emotional_intensity),
    ...responseFacts(analysis),
  ];
}
