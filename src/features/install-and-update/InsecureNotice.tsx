import { LockOpen } from 'lucide-react';
import { useState } from 'react';
import { INSECURE_KNOWN_KEY } from '@/domain/storageKeys';
import { Notice } from '@/ui/components/Notice/Notice';

function remember(): void {
  try {
    localStorage.setItem(INSECURE_KNOWN_KEY, '1');
  } catch {
    // Full: it is said again at the next start.
  }
}

/** On plain http browsers allow no worker: what that costs is said once, until it is put aside. */
export default function InsecureNotice() {
  const [isShown, setShown] = useState(() => localStorage.getItem(INSECURE_KNOWN_KEY) === null);
  if (!isShown) return null;
  return (
    <Notice
      title="Opened over plain http"
      tone="waiting"
      icon={<LockOpen size={20} aria-hidden />}
      onDismiss={() => {
        remember();
        setShown(false);
      }}
    >
      Everything works here. Installing Taal, and opening it without a network, need HTTPS.
    </Notice>
  );
}
