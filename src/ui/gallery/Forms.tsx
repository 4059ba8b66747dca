import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/ui/components/Card/Card';
import { Field } from '@/ui/components/Field/Field';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Input } from '@/ui/components/Input/Input';
import { RadioGroup } from '@/ui/components/RadioGroup/RadioGroup';
import { Select } from '@/ui/components/Select/Select';
import { type Range, RangeSlider } from '@/ui/components/Slider/RangeSlider';
import { Slider } from '@/ui/components/Slider/Slider';
import { Switch } from '@/ui/components/Switch/Switch';
import { TextArea } from '@/ui/components/TextArea/TextArea';
import { Stack } from '@/ui/layout/Stack';
import { Group } from './Group';

export function Forms() {
  const [bio, setBio] = useState('Sketches strangers on the metro.');
  const [distance, setDistance] = useState(10);
  const [age, setAge] = useState<Range>([24, 34]);
  const [on, setOn] = useState(true);
  const [person, setPerson] = useState<string | null>('asha');
  return (
    <Group title="Forms">
      <Input
        type="search"
        aria-label="Search matches"
        placeholder="Search matches"
        icon={<Search size={18} />}
        trailing={<IconButton label="Clear search" icon={<X size={18} />} />}
      />
      <Field label="Name" hint="As friends call you.">
        {(control) => <Input {...control} defaultValue="Meera" autoComplete="given-name" />}
      </Field>
      <Field label="Age" error="Taal is for adults: 18 to 99.">
        {(control) => <Input {...control} defaultValue="17" inputMode="numeric" />}
      </Field>
      <Field label="Bio" optional>
        {(control) => (
          <TextArea
            {...control}
            grow="tall"
            value={bio}
            onChange={(event) => setBio(event.target.value)}
          />
        )}
      </Field>
      <Field label="Education">
        {(control) => (
          <Select {...control} defaultValue="pg">
            <option value="hs">12th Pass</option>
            <option value="pg">Post Graduate</option>
          </Select>
        )}
      </Field>
      <Field label="Relationship goals" error="Choose one of them.">
        {(control) => (
          <Select {...control} defaultValue="">
            <option value="">Choose</option>
          </Select>
        )}
      </Field>
      <Field label="Locked">
        {(control) => <Input {...control} defaultValue="Not to be changed" disabled />}
      </Field>
      <Field label="Locked list">
        {(control) => (
          <Select {...control} disabled>
            <option>Graduate</option>
          </Select>
        )}
      </Field>
      <Field label="Locked words" labelHidden>
        {(control) => <TextArea {...control} defaultValue="Not to be changed either" disabled />}
      </Field>
      <Card>
        <Stack gap="x4">
          <Slider
            label="Maximum distance"
            value={distance}
            min={1}
            max={50}
            format={(km) => `${km} km`}
            onValueChange={setDistance}
          />
          <Slider
            label="Distance, off"
            value={10}
            min={1}
            max={50}
            disabled
            onValueChange={setDistance}
          />
          <RangeSlider
            label="Age"
            lowLabel="Minimum age"
            highLabel="Maximum age"
            value={age}
            min={18}
            max={99}
            onValueChange={setAge}
          />
        </Stack>
      </Card>
      <Card>
        <RadioGroup
          label="Who are you?"
          options={[
            { value: 'asha', label: 'Asha' },
            { value: 'ravi', label: 'Ravi' },
          ]}
          value={person}
          onChange={setPerson}
        />
      </Card>
      <Card>
        <Switch label="New matches" checked={on} onCheckedChange={setOn} />
        <Switch
          label="Incognito"
          description="Nothing leaves this device while it is on."
          checked={!on}
          onCheckedChange={(next) => setOn(!next)}
        />
        <Switch label="Promotions" checked disabled onCheckedChange={setOn} />
      </Card>
    </Group>
  );
}
