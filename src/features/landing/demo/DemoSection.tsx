import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Panel } from '../layout/Panel';
import { Points } from '../layout/Points';
import { DemoFilm } from './DemoFilm';
import * as styles from './DemoSection.css';
import { DEMO_ID } from './demoId';
import { listensTo } from './listensTo';

export function DemoSection() {
  return (
    <Panel id={DEMO_ID} labelledBy="demo-heading" tone="brand">
      <div className={styles.demo}>
        <div className={styles.words}>
          <Heading level={2} size="display" id="demo-heading">
            See it listen
          </Heading>
          <Text size="lead" tone="soft">
            A recording of Taal: the first message hesitates, the second does not.
          </Text>
        </div>
        <div className={styles.film}>
          <DemoFilm />
        </div>
        <Points points={listensTo} tone="brand" />
      </div>
    </Panel>
  );
}
