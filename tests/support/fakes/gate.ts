export interface Gate {
  /** Resolves when someone stands at the gate. */
  readonly reached: Promise<void>;
  /** Waits until the gate is open. */
  passed(): Promise<void>;
  open(): void;
}

/** Holds a call until a test lets it go on. */
export function gate(): Gate {
  let open = () => {};
  let reach = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  return {
    reached,
    passed() {
      reach();
      return opened;
    },
    open: () => open(),
  };
}
