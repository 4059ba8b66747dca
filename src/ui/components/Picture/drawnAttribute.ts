/** By this attribute the build knows which image to draw with elements, and the app which it did. */
export const DRAWN = 'data-drawn';
