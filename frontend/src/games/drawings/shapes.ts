import { FOODS } from './foods.ts'
import type { Shape } from './shape.ts'

/** What is drawn on tiles, by the English words of the set `shapes`. */
export const SHAPE_DRAWINGS: Readonly<Record<string, Shape>> = {
  ...FOODS,
  sun: {
    path: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2.3m0 14.4v2.3M2.5 12h2.3m14.4 0h2.3M5.3 5.3l1.6 1.6m10.2 10.2 1.6 1.6m0-13.4-1.6 1.6M6.9 17.1l-1.6 1.6',
    colour: 3,
  },
  moon: { path: 'M19.5 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10 10.5Z', colour: 2 },
  house: { path: 'M3 11.5 12 3.5l9 8M5.5 9.5v11h13v-11M10 20.5V14h4v6.5M15.5 5V3.5h2V7', colour: 8 },
  tree: {
    path: 'M12 21v-8M8.5 21h7M12 2.8c4 0 6.8 2.6 6.8 5.8S16 14.5 12 14.5 5.2 11.8 5.2 8.6 8 2.8 12 2.8Zm0 10.2 3-3',
    colour: 4,
  },
  cat: {
    path: 'M4.5 4v9.500a7.5 7 0 0 0 15 0V4l-4 3.500h-7ZM9 12v.2m6-.2v.2M12 15l-1.2 1.200M12 15l1.2 1.200M12 14.800v.2M2 14.500l3.5.500M2.5 18l3.5-1.200M22 14.500l-3.5.500m3 3L18 16.8',
    colour: 3,
  },
  bird: {
    path: 'M3 8.5 6 7a4.5 4.5 0 0 1 8.5 2c3 .5 5.5 2 6.5 5-4 4-13 4.5-15-1.500L5.5 9ZM8.8 7.800v.1M10 12c1.5 2.5 4.5 3 7 2.200M10.5 17.200V21m3-3.700V21',
    colour: 2,
  },
  umbrella: {
    path: 'M2.5 13a9.5 9.5 0 0 1 19 0c-1.5-1.8-3.5-1.8-4.8 0-1.3-1.8-3.3-1.8-4.7 0-1.4-1.8-3.4-1.8-4.7 0-1.3-1.8-3.3-1.8-4.8 0ZM12 3.500V2m0 11v6.200a2 2 0 0 1-4 0',
    colour: 7,
  },
  boat: { path: 'M2.5 15.500h19l-3 5h-13ZM11.5 13.500V2.500L4 13.500Zm2 0h6c-.3-4-2.5-7.5-6-9.500Z', colour: 6 },
  cloud: { path: 'M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1.300A3.9 3.9 0 0 1 17.5 19Z', colour: 2 },
  key: { path: 'M7.5 13a5 5 0 1 1 4.8 3.400A5 5 0 0 1 7.5 13Zm4.8 3.400V21.500m0-2h2.700M12 11.800v.2', colour: 7 },
  bell: { path: 'M5.5 17V11a6.5 6.5 0 0 1 13 0v6l1.5 1.500H4ZM9.8 21.200h4.400M12 4.500V2.5', colour: 5 },
  kite: { path: 'M12 2.5 18.5 10 12 17 5.5 10Zm0 0V17M5.5 10h13M12 17c-2.5 1.2 1.5 2.3-1 4.5', colour: 4 },
}
