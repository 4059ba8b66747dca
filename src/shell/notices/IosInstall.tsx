import { ExportControl } from '@/features/data-ownership/export/ExportControl';
import IosInstallSheet from '@/features/install-and-update/IosInstallSheet';

export interface IosInstallProps {
  readonly onClose: () => void;
}

/** The instructions for iOS with the backup that carries the data over. */
export default function IosInstall({ onClose }: IosInstallProps) {
  return (
    <IosInstallSheet
      backup={<ExportControl app={import.meta.env.VITE_APP_VERSION} />}
      onClose={onClose}
    />
  );
}
