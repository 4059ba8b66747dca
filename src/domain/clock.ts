/** A source of the current time, in milliseconds since 1970 (UTC). */
export type Clock = () => number;
