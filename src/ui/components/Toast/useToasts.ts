import { useState } from 'react';
import type { ToastMessage } from './Toast';

export interface Toasts {
  readonly toasts: readonly ToastMessage[];
  readonly show: (message: Omit<ToastMessage, 'id'>) => void;
  readonly dismiss: (id: string) => void;
}

/** The toasts of a screen, oldest first, each until it is dismissed. */
export function useToasts({ newId }: { readonly newId: () => string }): Toasts {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  return {
    toasts,
    show: (message) => setToasts((shown) => [...shown, { id: newId(), ...message }]),
    dismiss: (id) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
  };
}
