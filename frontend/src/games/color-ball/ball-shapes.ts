/** A circle as a hand draws it, on a grid of 24, and the strokes that fill it. */
export const BALL_EDGE =
  'M12 2.2c5.6-.2 9.8 4.2 9.7 9.8-.1 5.5-4.3 9.8-9.8 9.7-5.6 0-9.7-4.3-9.6-9.8.1-5.4 4.3-9.5 9.7-9.7Z'
export const BALL_HATCH = 'M4.8 15.8 12.6 4.2M7.2 18.9 17 4.9M10.6 20.6 20.2 7.2M15.6 19.6 21 11.6'

/** Each colour has a sign of its own, so that nobody needs to see colours: by colour from 1. */
export const BALL_SIGNS: readonly string[] = [
  // heart
  'M12 17.2S6.6 14 6.6 10a3 3 0 0 1 5.4-1.7A3 3 0 0 1 17.4 10c0 4-5.4 7.2-5.4 7.2Z',
  // square
  'M7.8 7.7 16.3 7.9 16.1 16.3 7.7 16.1Z',
  // star
  'M12 6.2l1.8 3.8 4.1.5-3 2.9.8 4.1-3.7-2-3.7 2 .8-4.1-3-2.9 4.1-.5Z',
  // triangle
  'M12 6.7 17.6 16.2 6.4 16.3Z',
  // ring
  'M12 7a5 5 0 1 0 .1 0Zm0 2.9a2.1 2.1 0 1 1-.1 0Z',
  // moon
  'M15.8 14.8A5.3 5.3 0 0 1 10.6 7a5.4 5.4 0 1 0 6.3 7.3Z',
  // cross
  'M10.6 6.6h2.9v4h4v2.9h-4v4h-2.9v-4h-4v-2.9h4Z',
]
