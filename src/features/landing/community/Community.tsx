import { UsersRound } from 'lucide-react';
import { Chip } from '@/ui/components/Chip/Chip';
import { Heading } from '@/ui/components/Heading/Heading';
import { Picture } from '@/ui/components/Picture/Picture';
import { Text } from '@/ui/components/Text/Text';
import { Page } from '@/ui/layout/Page';
import { section } from '../layout/Section.css';
import { split, words } from '../layout/split.css';
import { pictureUrl } from '../pictureUrl';
import { cities } from './Community.css';
import { COMMUNITY } from './communityWords';

export function Community() {
  return (
    <section aria-labelledby="community" className={section}>
      <Page>
        <div className={split}>
          <div className={words}>
            <Heading level={2} size="display" id="community">
              {COMMUNITY.title}
            </Heading>
            <Text size="lead" tone="soft">
              {COMMUNITY.text}
            </Text>
            <ul className={cities}>
              {COMMUNITY.cities.map((city) => (
                <li key={city}>
                  <Chip>{city}</Chip>
                </li>
              ))}
            </ul>
          </div>
          <Picture
            src={pictureUrl('landing/community.svg')}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            corners="card"
            fallback={<UsersRound size={44} aria-hidden />}
          />
        </div>
      </Page>
    </section>
  );
}
