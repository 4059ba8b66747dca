export const MAX_PHOTOS = 6;

export const MAX_FILE_BYTES = 30 * 1024 * 1024;

/** 8192 × 6144, what many 50-megapixel cameras make, is a little over fifty million. */
export const MAX_PIXELS = 50 * 1024 * 1024;

/** The longer side of a stored photo, in pixels. */
export const LONGEST_SIDE = 1600;
