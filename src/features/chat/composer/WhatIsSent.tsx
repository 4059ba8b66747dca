import type { TaalDatabase } from '@/data/database/taalDatabase';
import { changeSettings } from '@/data/repositories/userProfile';
import { MESSAGE_LEAVES } from '@/data/whatLeaves';
import { Button } from '@/ui/components/Button/Button';
import { Text } from '@/ui/components/Text/Text';
import { joinClassNames } from '@/ui/joinClassNames';
import { useIncognito } from './useIncognito';
import * as styles from './WhatIsSent.css';

const WORDS = {
  sent: { line: MESSAGE_LEAVES, change: 'Keep it here' },
  kept: { line: 'Analysed and kept on this device.', change: 'Allow sending' },
} as const;

/**
 * What happens with a message that is written now, and the way to change that (rule “Incognito”).
 */
export function WhatIsSent({ database }: { readonly database: TaalDatabase }) {
  const isKept = useIncognito(database);
  const { line, change } = isKept === true ? WORDS.kept : WORDS.sent;
  return (
    <div className={joinClassNames(styles.line, isKept === null && styles.untilKnown)}>
      <Text as="span" size="tiny" tone="soft" role="status">
        {line}
      </Text>
      <Button
        tone="ghost"
        size="small"
        onClick={() => void changeSettings(database, { privacy: { incognito: isKept !== true } })}
      >
        {change}
      </Button>
    </div>
  );
}
