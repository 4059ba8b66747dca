import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ChunkLoadErrorScreen } from './ChunkLoadErrorScreen';
import { CrashScreen } from './CrashScreen';
import { isMissingPart } from './chunkLoadError';

/** Stands in for a screen that failed; navigation and the other screens go on working. */
export function RouteError({ error }: ErrorComponentProps) {
  const { services } = useRouter().options.context;
  if (isMissingPart(error))
    return <ChunkLoadErrorScreen error={error} database={services.database} />;
  return <CrashScreen />;
}
