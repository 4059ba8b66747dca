import { AudioLines, Gauge, Smile } from 'lucide-react';

export const listensTo = [
  { title: 'Speed', text: 'Words a minute, from your first key to Send.', Icon: Gauge },
  { title: 'Pauses', text: 'Quick keys stand tall. A pause is a dot.', Icon: AudioLines },
  { title: 'Mood', text: 'Curious, positive, excited: read from your words.', Icon: Smile },
] as const;
