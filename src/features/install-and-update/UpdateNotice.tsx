import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Kept } from '@/data/recovery/keepPoint';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';
import { useStore } from '@/ui/state/useStore';
import type { Updates } from './updates';

export interface UpdateNoticeProps {
  readonly updates: Updates;
  /** Keeps what is here, to be brought back after the update. */
  readonly keepPoint: () => Promise<Kept>;
}

/** After the recovery point could not be kept the person has to agree once more. */
type Step = 'offered' | 'dismissed' | 'keeping' | 'accepted' | Exclude<Kept, 'kept'>;

const TITLES: Partial<Record<Step, string>> = {
  keeping: 'Keeping a recovery point…',
  accepted: 'Updating…',
};

const WITHOUT_POINT: Partial<Record<Step, string>> = {
  noRoom: 'There is no room on this device for a recovery point of your data.',
  late: 'The recovery point is taking long to write.',
  failed: 'No recovery point of your data could be kept.',
};

/** Says quietly that a new version waits. Put aside, it comes with the next start. */
export default function UpdateNotice({ updates, keepPoint }: UpdateNoticeProps) {
  const isReady = useStore(updates.isReady);
  const [step, setStep] = useState<Step>('offered');
  if (!isReady || step === 'dismissed') return null;
  const isBusy = step === 'keeping' || step === 'accepted';
  const obstacle = WITHOUT_POINT[step];

  function accept(): void {
    setStep('accepted');
    updates.accept();
  }

  async function keepAndAccept(): Promise<void> {
    setStep('keeping');
    const kept = await keepPoint();
    if (kept === 'kept') accept();
    else setStep(kept);
  }

  function press(): void {
    if (isBusy) return;
    if (obstacle === undefined) void keepAndAccept();
    else accept();
  }

  function putAside(): void {
    setStep('dismissed');
    // The next start may be the new version's already.
    if (obstacle === undefined) void keepPoint();
  }

  return (
    <Notice
      title={TITLES[step] ?? 'Update ready'}
      icon={<Sparkles size={20} aria-hidden />}
      action={
        <Button size="small" aria-disabled={isBusy} onClick={press}>
          {obstacle === undefined ? 'Update now' : 'Update without one'}
        </Button>
      }
      onDismiss={isBusy ? undefined : putAside}
    >
      {obstacle ?? 'All open tabs change over. What you are writing stays.'}
    </Notice>
  );
}
