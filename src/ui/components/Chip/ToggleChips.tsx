import { Row } from '@/ui/layout/Row';
import type { ChipTone } from './Chip';
import { ChipButton } from './ChipButton';

export type ToggleChipsProps<Option extends string> = {
  /** The list's name. */
  label: string;
  options: readonly Option[];
  isPressed: (option: Option) => boolean;
  onToggle: (option: Option) => void;
  tone?: ChipTone;
};

/** Any number of options, each on or off. */
export function ToggleChips<Option extends string>(props: ToggleChipsProps<Option>) {
  const { label, options, isPressed, onToggle, tone = 'neutral' } = props;
  return (
    <Row as="ul" aria-label={label} wrap>
      {options.map((option) => (
        <li key={option}>
          <ChipButton tone={tone} pressed={isPressed(option)} onClick={() => onToggle(option)}>
            {option}
          </ChipButton>
        </li>
      ))}
    </Row>
  );
}
