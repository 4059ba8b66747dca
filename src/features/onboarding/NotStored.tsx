import { Status } from '@/ui/components/Status/Status';

export function NotStored() {
  return (
    <Status tone="bad" shape="line" live>
      This could not be stored on the device. Try again.
    </Status>
  );
}
