import { Download } from 'lucide-react';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { DataControl } from '../DataControl';
import { useExport } from './useExport';

export interface ExportControlProps {
  readonly app: string;
}

export function ExportControl({ app }: ExportControlProps) {
  const { working, said, failed, start } = useExport(useServices(), app);
  return (
    <DataControl
      title="Take it with you"
      description="Everything in one file, photos included. Anyone who has the file can read it."
      said={said}
      failed={failed}
    >
      {(control) => (
        <Button
          {...control}
          tone="quiet"
          icon={<Download size={18} aria-hidden />}
          aria-disabled={working}
          onClick={start}
        >
          Export
        </Button>
      )}
    </DataControl>
  );
}
