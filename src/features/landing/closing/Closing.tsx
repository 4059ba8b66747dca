import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/components/Button/buttonClass';
import { Heading } from '@/ui/components/Heading/Heading';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { section } from '../layout/Section.css';
import * as styles from './Closing.css';

/** The page ends as a conversation does: with a message to be sent. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className={section}>
      <Page>
        <div className={styles.bubble}>
          <div className={styles.words}>
            <Heading level={2} size="display" id="closing">
              Your turn to type
            </Heading>
            <Text size="lead">Practise here, then write to real people.</Text>
          </div>
          <Link to="/matches" className={buttonClass({ tone: 'quiet', size: 'hero' })}>
            Practise Now
          </Link>
        </div>
      </Page>
    </section>
  );
}
