import { ExportControl } from '@/features/data-ownership/export/ExportControl';
import IosInstallSheet from '@/features/install-and-update/IosInstallSheet';
import type { Services } from '@/shell/services';

export interface IosInstallProps {
  readonly services: Services;
  readonly onClose: () => void;
}

/** The instructions for iOS with the backup that carries the data over. */
export default function IosInstall({ services, onClose }: IosInstallProps) {
  return (
    <IosInstallSheet
      backup={<ExportControl services={services} app={import.meta.env.VITE_APP_VERSION} />}
      onClose={onClose}
    />
  );
}
