import { type FormEvent, useRef, useState } from 'react';
import { REFUSAL_SENTENCES } from '@/domain/real-chats/refusals';
import { Button } from '@/ui/components/Button/Button';
import { Card } from '@/ui/components/Card/Card';
import { Field } from '@/ui/components/Field/Field';
import { Progress } from '@/ui/components/Progress/Progress';
import { RadioGroup } from '@/ui/components/RadioGroup/RadioGroup';
import { Text } from '@/ui/components/Text/Text';
import { TextArea } from '@/ui/components/TextArea/TextArea';
import { focusScreen } from '@/ui/focus/moveFocus';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { Names } from '../Names';
import { FilePicker } from './FilePicker';
import { HowToExport } from './HowToExport';
import { useChatDrop } from './useChatDrop';
import type { ReadChat, ReadState } from './useReadChat';

function failure(state: ReadState): string | null {
  if (state.step === 'refused') return REFUSAL_SENTENCES[state.reason];
  if (state.step !== 'notLoaded') return null;
  return 'The part of Taal that reads chats is not on this device yet. Try again when you are online.';
}

const DATE_ORDERS = [
  { value: 'dayFirst', label: 'Day first' },
  { value: 'monthFirst', label: 'Month first' },
] as const;

/** Takes a chat in: a file that is chosen or dropped, or a text that is pasted. */
export function ChatIntake({ reader }: { readonly reader: ReadChat }) {
  const { state, read, readWith, cancel } = reader;
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const isOver = useChatDrop((file, others) => read({ kind: 'file', file }, others));

  function readText(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') area.current?.focus();
    else read({ kind: 'text', text });
  }

  return (
    <Stack gap="x4">
      <Card>
        <Stack gap="x4">
          <FilePicker isOver={isOver} onFile={(file) => read({ kind: 'file', file })} />
          <Stack as="form" gap="x3" onSubmit={readText}>
            <Field label="Paste a chat">
              {(control) => (
                <TextArea
                  {...control}
                  ref={area}
                  value={text}
                  spellCheck={false}
                  autoComplete="off"
                  placeholder="12/11/26, 9:05 pm - Asha: Hi!"
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </Field>
            <Row>
              <Button type="submit" tone="quiet">
                Read
              </Button>
            </Row>
          </Stack>
          <HowToExport />
        </Stack>
      </Card>
      {state.step === 'reading' && (
        <Card>
          <Stack gap="x3">
            <Progress label="Reading" value={Math.round(state.share * 100)} />
            <Row justify="between">
              <Text tone="soft">Reading on this device…</Text>
              <Button
                tone="quiet"
                onClick={() => {
                  cancel();
                  focusScreen();
                }}
              >
                Cancel
              </Button>
            </Row>
          </Stack>
        </Card>
      )}
      {/* Always there: an alert that arrives with its text is missed. */}
      <div role="alert">
        {failure(state) !== null && <Text tone="danger">{failure(state)}</Text>}
      </div>
      {state.step === 'whichDateFirst' && (
        <Card>
          <Stack gap="x3">
            <Text>
              No date in this chat shows which number is the day. Does 3/4 mean 3 April or March 4?
            </Text>
            <RadioGroup
              label="Which date is first?"
              options={DATE_ORDERS}
              value={null}
              onChange={(dateOrder) => readWith({ dateOrder })}
            />
          </Stack>
        </Card>
      )}
      {state.step === 'whichChat' && (
        <Card>
          <Names
            label="Which chat?"
            people={state.chats.map(({ name }) => name)}
            value={null}
            onChange={(index) => readWith({ chat: state.chats[index]?.path ?? null })}
          />
        </Card>
      )}
    </Stack>
  );
}
