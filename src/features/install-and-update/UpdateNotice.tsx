import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Updates } from '@/services/updates';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';
import { useStore } from '@/ui/state/useStore';

/** Says quietly that a new version waits. Put aside, it comes with the next start. */
export default function UpdateNotice({ updates }: { readonly updates: Updates }) {
  const isReady = useStore(updates.isReady);
  const [step, setStep] = useState<'offered' | 'dismissed' | 'accepted'>('offered');
  if (!isReady || step === 'dismissed') return null;
  const isBusy = step === 'accepted';

  function accept(): void {
    if (isBusy) return;
    setStep('accepted');
    updates.accept();
  }

  return (
    <Notice
      title={isBusy ? 'Updating…' : 'Update ready'}
      icon={<Sparkles size={20} aria-hidden />}
      action={
        <Button size="small" aria-disabled={isBusy} onClick={accept}>
          Update now
        </Button>
      }
      onDismiss={isBusy ? undefined : () => setStep('dismissed')}
    >
      All open tabs change over. What you are writing stays.
    </Notice>
  );
}
