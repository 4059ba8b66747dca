import { Text } from '@/ui/components/Text/Text';

/**
 * What sets a person apart from others with the same score (rule “Equal scores”); nothing where
 * none has.
 */
export function SetApart({ words }: { readonly words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <Text size="small" weight="semibold">
      {words}
    </Text>
  );
}
