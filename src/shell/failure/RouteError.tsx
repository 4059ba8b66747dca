import type { ErrorComponentProps } from '@tanstack/react-router';
import { useServices } from '@/services/useServices';
import { ChunkLoadErrorScreen } from './ChunkLoadErrorScreen';
import { CrashScreen } from './CrashScreen';
import { isMissingPart } from './chunkLoadError';

/** Stands in for a screen that failed; navigation and the other screens go on working. */
export function RouteError({ error }: ErrorComponentProps) {
  const { database } = useServices();
  if (isMissingPart(error)) return <ChunkLoadErrorScreen error={error} database={database} />;
  return <CrashScreen />;
}
