/** How a long test ends that cannot be run here: neither passed nor failed. */
export const NOT_RUN = 77;
