import type { Sentiment } from '@/domain/analysis/sentiment';
import { inks as tokens } from './card.css';

/** Colours and font of the card, as a canvas takes them. */
export interface CardInks {
  readonly ground: string;
  readonly text: string;
  readonly soft: string;
  readonly line: string;
  readonly brand: string;
  readonly font: string;
  readonly moods: Readonly<Record<Sentiment, string>>;
}

/** The tokens as they are at an element: a canvas knows no custom properties. */
export function inksOf(element: Element): CardInks {
  const style = getComputedStyle(element);
  const resolved = (token: string) => {
    const [, property] = /^var\((--[^),]+)/.exec(token) ?? [];
    return property === undefined ? token : style.getPropertyValue(property).trim();
  };
  const mood = (name: Sentiment) => resolved(tokens.moods[name]);
  return {
    ground: resolved(tokens.ground),
    text: resolved(tokens.text),
    soft: resolved(tokens.soft),
    line: resolved(tokens.line),
    brand: resolved(tokens.brand),
    font: style.fontFamily,
    moods: {
      excited: mood('excited'),
      positive: mood('positive'),
      negative: mood('negative'),
      curious: mood('curious'),
      neutral: mood('neutral'),
    },
  };
}
