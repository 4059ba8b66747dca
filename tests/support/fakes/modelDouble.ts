import type { PromptApi } from '@/data/language-model/promptApi';

/** The browser's language model as a test has it, and what was done with it. */
export interface ModelDouble extends PromptApi {
  /** The texts that it was asked to reword. */
  readonly asked: string[];
  readonly made: number;
  readonly destroyed: number;
}

export interface DoubleOptions {
  readonly availability?: () => unknown;
  readonly prompt?: (text: string) => unknown;
  readonly create?: () => Promise<void>;
}

export const never = (): Promise<never> => new Promise(() => {});

/** A model that is available and answers at once, unless it is told otherwise; it heeds no signal. */
export function modelDouble({
  availability = () => 'available',
  prompt = (text) => text,
  create = async () => {},
}: DoubleOptions = {}): ModelDouble {
  const asked: string[] = [];
  const counts = { made: 0, destroyed: 0 };
  return {
    asked,
    get made() {
      return counts.made;
    },
    get destroyed() {
      return counts.destroyed;
    },
    availability: async () => availability(),
    async create() {
      await create();
      counts.made += 1;
      return {
        async prompt(text) {
          asked.push(text);
          return prompt(text);
        },
        destroy() {
          counts.destroyed += 1;
        },
      };
    },
  };
}
