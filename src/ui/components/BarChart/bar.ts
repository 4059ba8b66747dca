export type Bar = {
  /** Below the bar, and short: "M". */
  label: string;
  /** Read out, and in the table: "Monday". */
  name: string;
  value: number;
};
