/** What an empty chat says; not a message, so nothing of it is counted or stored. */
export const OPENING_LINE =
  'Nice to see you. What are we working on: a first message, a date, family, or nerves before one of them?';
