import type { ReactNode } from 'react';
import { Sheet } from '@/ui/components/Sheet/Sheet';

export interface ChatsSheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export default function ChatsSheet({ onClose, children }: ChatsSheetProps) {
  return (
    <Sheet open side="left" title="Chats" onClose={onClose}>
      {children}
    </Sheet>
  );
}
