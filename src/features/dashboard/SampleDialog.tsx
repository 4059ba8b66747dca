import { Dialog } from '@/ui/components/Dialog/Dialog';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';

const becomesYours = [
  {
    what: 'Messages, response rate, response time',
    how: 'Yours from your first message in AI Chat.',
  },
  { what: 'Compatibility', how: 'Yours once the server has read your latest messages.' },
  { what: 'Profile completion', how: 'Yours once you fill in a part of your profile.' },
  { what: 'Peak times', how: 'Yours from 20 messages on.' },
  {
    what: 'Views, likes, matches, profile score',
    how: 'Stay samples and unlock nothing: nobody else sees your profile.',
  },
] as const;

/**
 * What a sample is, and when it gives way (rule “Dashboard figures”); loaded when it is asked for.
 */
export default function SampleDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      title="What is a sample?"
      description="A number that Taal made up to show what you will see here. It says nothing about you."
      onClose={onClose}
    >
      <Stack gap="x4" as="ul">
        {becomesYours.map(({ what, how }) => (
          <li key={what}>
            <Text as="div" weight="bold">
              {what}
            </Text>
            <Text as="div" size="note" tone="soft">
              {how}
            </Text>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
