import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/components/Button/Button';
import { loadable } from '@/ui/loadable';
import { DataControl } from '../DataControl';

const EraseDialog = loadable(() => import('./EraseDialog'));

export interface EraseControlProps {
  readonly onErased: () => void;
}

export function EraseControl({ onErased }: EraseControlProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DataControl
        title="Erase it"
        description="Delete everything that Taal keeps on this device, and start as new."
        said={null}
        failed={false}
      >
        {(control) => (
          <Button
            {...control}
            tone="danger"
            aria-haspopup="dialog"
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Erase everything
          </Button>
        )}
      </DataControl>
      {open && <EraseDialog onErased={onErased} onClose={() => setOpen(false)} />}
    </>
  );
}
