import type { TaalDatabase } from '@/data/database/taalDatabase';
import { Switch } from '@/ui/components/Switch/Switch';
import { INCOGNITO_CHOICE } from './steps';
import { useIncognitoChoice } from './useIncognitoChoice';

/** The switch of the Privacy tab, where it is first told what it stops. */
export function IncognitoChoice({ database }: { readonly database: TaalDatabase }) {
  const { isOn, set } = useIncognitoChoice(database);
  return (
    <Switch
      {...INCOGNITO_CHOICE}
      checked={isOn}
      // The switch goes back by itself where nothing can be stored.
      onCheckedChange={(on) => void set(on).catch(() => {})}
    />
  );
}
