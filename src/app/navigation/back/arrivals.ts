/** The arrivals at entries of the session history. */
export interface Arrivals {
  /** Called at each before the router is; what it returns true for, the router is not told of. */
  isTaken: () => boolean;
}

/** To be called before the router is made: browsers call listeners of `popstate` in their order. */
export function followArrivals(): Arrivals {
  const arrivals: Arrivals = { isTaken: () => false };
  addEventListener('popstate', (event) => {
    if (arrivals.isTaken()) event.stopImmediatePropagation();
  });
  return arrivals;
}
