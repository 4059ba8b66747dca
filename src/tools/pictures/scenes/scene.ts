export interface Scene {
  /** Path below public/pictures, without its ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
}
