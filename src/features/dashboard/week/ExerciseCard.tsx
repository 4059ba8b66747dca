import { Link } from '@tanstack/react-router';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { EXERCISES } from '@/domain/dashboard/week/content/exercises';
import type { ExerciseId } from '@/domain/dashboard/week/exercise';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Card } from '@/ui/components/Card/Card';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { askCoach } from './askCoach';

export interface ExerciseCardProps {
  readonly database: TaalDatabase;
  readonly exercise: ExerciseId;
}

/** One thing to practise; its question waits in the coach's composer. */
export function ExerciseCard({ database, exercise }: ExerciseCardProps) {
  const { title, text, question } = EXERCISES[exercise];
  return (
    <Card as="section" tone="brand" aria-labelledby="week-exercise">
      <Stack gap="x3" align="start">
        <Text size="small" weight="bold">
          One thing to practise
        </Text>
        <Heading level={2} size="title" id="week-exercise">
          {title}
        </Heading>
        <Text>{text}</Text>
        <Link
          to="/chat"
          className={buttonClass()}
          onClick={() => void askCoach(database, question)}
        >
          Practise with the coach
        </Link>
      </Stack>
    </Card>
  );
}
