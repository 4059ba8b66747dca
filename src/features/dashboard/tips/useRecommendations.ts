import { useMemo } from 'react';
import { generativeAiOfBuild } from '@/data/generative-ai/ofBuild';
import { endpointFrom } from '@/data/generative-ai/settings';
import { noteLater } from '@/data/ledger/noteLater';
import { callNoter } from '@/data/ledger/recorded';
import { localRecommendations } from '@/domain/dashboard/localRecommendations';
import type { Services } from '@/services/services';
import { useServices } from '@/services/useServices';
import { useLoaded } from '@/ui/state/useLoaded';
import { useDashboard } from '../useDashboard';

const isConfigured = endpointFrom(generativeAiOfBuild) !== null;

async function ask(
  services: Pick<Services, 'database' | 'clock'>,
): Promise<readonly string[] | null> {
  if (!isConfigured) return null;
  const [{ createGenerativeAi }, { askForRecommendations }] = await Promise.all([
    import('@/data/generative-ai/generativeAi'),
    import('./askForRecommendations'),
  ]);
  const { clock, database } = services;
  const ledger = { clock, onCall: callNoter('page', noteLater(database)) };
  return askForRecommendations(
    services,
    createGenerativeAi(generativeAiOfBuild, undefined, ledger),
  );
}

/**
 * Three recommendations: honest local ones, the AI service's in their place where there is one.
 * Null until the device's storage has been read.
 */
export function useRecommendations(): readonly string[] | null {
  const services = useServices();
  const dashboard = useDashboard();
  const written = useLoaded(
    () =>
      ask(services).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: logged only, the local ones stand (rule “Failures”).
        console.warn('No recommendations could be asked for', error);
        return null;
      }),
    [services],
  );

  return useMemo(
    () => written ?? (dashboard === null ? null : localRecommendations(dashboard.known.realtime)),
    [written, dashboard],
  );
}
