export const MAX_PHOTOS = 6;

export const MAX_FILE_BYTES = 30 * 1024 * 1024;

/** A photo that cannot be redrawn is kept as it is up to this: six of them fit into a backup. */
export const MAX_ORIGINAL_BYTES = 10 * 1024 * 1024;

/** So much of a file's beginning tells what it is. */
export const LOOKED_AT_BYTES = 8 * 1024;

/** 8192 × 6144, what many 50-megapixel cameras make, is a little over fifty million. */
export const MAX_PIXELS = 50 * 1024 * 1024;

/** The longer side of a stored photo, in pixels. */
export const LONGEST_SIDE = 1600;
