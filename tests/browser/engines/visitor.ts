/** A tab of a browser of any engine. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page; the value has to survive JSON. */
  run(body: string): Promise<unknown>;
  /** Writes into the composer as a keyboard would, and sends. */
  send(text: string): Promise<void>;
}

/** A person at a browser of any engine, on a profile that outlives the browser's process. */
export interface Visitor extends Tab {
  newTab(): Promise<Tab>;
  /** Ends the browser at once, as a crash or an empty battery would. */
  kill(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  launch(profile: string): Promise<Visitor>;
  /** Waits until the profile names a worker for the address: a kill before that forgets it. */
  keepsWorker?(profile: string, url: string): Promise<void>;
}
