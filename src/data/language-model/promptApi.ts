/** What a session must be able to do, told to the question and to the session alike. */
export interface ModelLanguages {
  readonly expectedInputs: readonly ExpectedText[];
  readonly expectedOutputs: readonly ExpectedText[];
}

interface ExpectedText {
  readonly type: 'text';
  readonly languages: readonly string[];
}

interface SessionOptions extends ModelLanguages {
  readonly initialPrompts: readonly [{ readonly role: 'system'; readonly content: string }];
  readonly signal: AbortSignal;
}

interface PromptSession {
  prompt(text: string, options: { readonly signal: AbortSignal }): Promise<unknown>;
  destroy(): void;
}

/**
 * What Taal uses of the browser's Prompt API (https://webmachinelearning.github.io/prompt-api/).
 * No browser is bound to it: every call may throw, and what it gives is unknown.
 */
export interface PromptApi {
  availability(languages: ModelLanguages): Promise<unknown>;
  create(options: SessionOptions): Promise<PromptSession>;
}

declare global {
  /** Missing in most browsers, and in all workers. */
  var LanguageModel: PromptApi | undefined;
}
