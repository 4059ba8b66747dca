import { useState } from 'react';
import { BarChart } from '@/ui/components/BarChart/BarChart';
import { Card } from '@/ui/components/Card/Card';
import { Facts } from '@/ui/components/Facts/Facts';
import { Heading } from '@/ui/components/Heading/Heading';
import { Progress } from '@/ui/components/Progress/Progress';
import { Stat } from '@/ui/components/Stat/Stat';
import { Tabs } from '@/ui/components/Tabs/Tabs';
import { Text } from '@/ui/components/Text/Text';
import { ValueTable } from '@/ui/components/ValueTable/ValueTable';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import * as styles from './Gallery.css';
import { Group } from './Group';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const week = days.map((name, index) => ({
  name,
  label: name.slice(0, 1),
  value: [11, 17, 0, 21, 15, 19, 25][index] ?? 0,
}));

export function Numbers() {
  const [tab, setTab] = useState<'overview' | 'analytics' | 'tips' | 'rewards'>('overview');
  const content = (
    <div className={styles.pair}>
      <Card>
        <Stat label="Profile Views" value="247" trend="up" note="12% · Sample" />
      </Card>
      <Card>
        <Stat label="Likes Received" value="89" trend="down" note="8% · Sample" />
      </Card>
      <Card>
        <Stat label="Total Matches" value="23" trend="flat" note="0% · Sample" />
      </Card>
      <Card>
        <Stat label="Messages Sent" value="1,164" />
      </Card>
    </div>
  );
  return (
    <Group title="Numbers">
      <Tabs
        label="Your Dashboard"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'overview', label: 'Overview', content },
          { value: 'analytics', label: 'Analytics', content: <Text>Analytics</Text> },
          { value: 'tips', label: 'Tips', content: <Text>Tips</Text> },
          { value: 'rewards', label: 'Rewards', content: <Text>Rewards</Text> },
        ]}
      />
      <Card>
        <Stack gap="x4">
          <Heading level={3} size="card">
            Messages this week
          </Heading>
          <BarChart label="Messages this week" axis="Day" bars={week} />
        </Stack>
      </Card>
      <Row justify="between" align="start">
        <Stat order="valueFirst" size="small" label="Active users" value="2M+" />
        <Stat order="valueFirst" size="small" label="Matches" value="500K+" />
        <Stat order="valueFirst" size="small" label="Satisfaction" value="95%" />
      </Row>
      <Facts
        facts={[
          { term: 'Average speed', value: '44 WPM', note: 'over 5 typed messages' },
          { term: 'Mood', value: 'mostly curious' },
        ]}
      />
      <Facts
        values="below"
        spacing="tight"
        facts={[{ term: 'WhatsApp', value: 'In the chat: menu, More, Export chat.' }]}
      />
      <Card>
        <ValueTable
          caption="Two weeks"
          first="Figure"
          columns={[
            { key: 'now', name: 'This week' },
            { key: 'before', name: 'Last week' },
          ]}
          rows={[
            { key: 'messages', name: 'Messages', values: ['24', '18'] },
            { key: 'speed', name: 'Median speed', values: ['63 WPM', '54 WPM'] },
          ]}
        />
      </Card>
      <Stack gap="x3">
        <Progress label="Profile completeness" value={64} />
        <Progress label="Steps" value={2} max={6} valueText="Step 2 of 6" segmented />
      </Stack>
    </Group>
  );
}
