import { palette, type ToneName, tones } from '../palette';
import { person } from '../person';
import { portraitById } from '../portraits';
import { card, circle, clip, group, heart, rect } from '../shapes';

interface ProfileCard {
  readonly id: string;
  readonly portrait: string;
  readonly tone: ToneName;
  /** Of the card's centre. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale?: number;
}

/** A match card, 132 x 178 before scaling: portrait, two lines of text, like and chat. */
export function profileCard({ id, portrait, tone, x, y, turn, scale = 1 }: ProfileCard): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-66 -89)`,
    card([0, 0, 132, 178], 20, palette.white),
    clip(
      id,
      rect([7, 7, 118, 108], 15, palette.white),
      rect([7, 7, 118, 108], 0, tones[tone].ground),
      circle([66, 68], 44, tones[tone].disc),
      group('translate(12.8 8.6) scale(.38)', person(portraitById(portrait))),
    ),
    rect([13, 123, 62, 8], 4, palette.aubergine),
    rect([13, 136, 88, 6], 3, palette.sand),
    rect([13, 150, 38, 19], 9.5, palette.raniTint),
    heart(32, 159.5, 10, palette.rani),
    rect([57, 150, 62, 19], 9.5, palette.rani),
    [80, 88, 96].map((cx) => circle([cx, 159.5], 2.2, palette.white)).join(''),
  );
}
