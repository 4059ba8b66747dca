import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CrashScreen } from './CrashScreen';
import { MissingPartScreen } from './MissingPartScreen';
import { isMissingPart } from './missingPart';

/** Stands in for a screen that failed; navigation and the other screens go on working. */
export function RouteError({ error }: ErrorComponentProps) {
  const { services } = useRouter().options.context;
  if (isMissingPart(error)) return <MissingPartScreen error={error} database={services.database} />;
  return <CrashScreen />;
}
