declare module 'har-validator' {
  /** Resolves where the data is HAR 1.2, and rejects with what is wrong with it. */
  export function har(data: unknown): Promise<unknown>;
}
