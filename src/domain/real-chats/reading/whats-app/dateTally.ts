import type { DateOrder } from '../chatReader';
import type { Stamp } from './stamp';

/** A clock that is set back by an hour, or a message that came late, is no step back in time. */
const STEP_BACK_SECONDS = 86_400;

/** Finds the order of day and month by the lines of a whole file (rule “Formats”). */
export class DateTally {
  #dayFirst = 0;
  #monthFirst = 0;
  #differ = false;
  #backDayFirst = 0;
  #backMonthFirst = 0;
  #last: Stamp | null = null;

  add(stamp: Stamp): void {
    if (stamp.says === 'dayFirst') this.#dayFirst += 1;
    else if (stamp.says === 'monthFirst') this.#monthFirst += 1;
    if (stamp.dayFirst !== stamp.monthFirst) this.#differ = true;
    if (this.#last !== null) {
      if (stamp.dayFirst < this.#last.dayFirst - STEP_BACK_SECONDS) this.#backDayFirst += 1;
      if (stamp.monthFirst < this.#last.monthFirst - STEP_BACK_SECONDS) this.#backMonthFirst += 1;
    }
    this.#last = stamp;
  }

  /** By numbers above 12, of which the more common place counts; else by the order of lines. */
  order(): DateOrder | null {
    if (!this.#differ) return 'dayFirst';
    if (this.#dayFirst !== this.#monthFirst) {
      return this.#dayFirst > this.#monthFirst ? 'dayFirst' : 'monthFirst';
    }
    if (this.#backDayFirst === this.#backMonthFirst) return null;
    return this.#backDayFirst < this.#backMonthFirst ? 'dayFirst' : 'monthFirst';
  }
}
