import { ShieldCheck } from 'lucide-react';
import { Heading } from '@/ui/components/Heading/Heading';
import { Picture } from '@/ui/components/Picture/Picture';
import { Panel } from '../layout/Panel';
import { Points } from '../layout/Points';
import { split, words } from '../layout/split.css';
import { pictureUrl } from '../pictureUrl';
import { privacyPoints } from './privacyPoints';

export function Privacy() {
  return (
    <Panel labelledBy="privacy" tone="peacock">
      <div className={split}>
        <Picture
          src={pictureUrl('landing/privacy.svg')}
          alt=""
          width={320}
          height={240}
          loading="lazy"
          corners="card"
          fallback={<ShieldCheck size={44} aria-hidden />}
        />
        <div className={words}>
          <Heading level={2} size="display" id="privacy">
            Your rhythm stays yours
          </Heading>
          <Points points={privacyPoints} tone="peacock" />
        </div>
      </div>
    </Panel>
  );
}
