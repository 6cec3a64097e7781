import { PALETTES, type Palette } from '@kredka/contracts/kernel/wire'
import { hexOf } from './colour.ts'
import { STATUS_KINDS, type StatusKind } from './status-kinds.ts'

/** THM-01: four palettes, each light and dark. A palette marks what can be done and what is chosen. */
export { PALETTES, type Palette }
/** What a page is drawn in; the person may also leave it to the system. */
export const SHADES = ['light', 'dark'] as const
export type Shade = (typeof SHADES)[number]

interface Recipe {
  readonly hue: number
  /** Strongest chroma, reached in the middle of the scale. */
  readonly chroma: number
  /** Added to the lightness of every step but the lightest. */
  readonly shift: number
}

const RECIPES: Readonly<Record<Palette, Recipe>> = {
  green: { hue: 156, chroma: 0.135, shift: 0 },
  pink: { hue: 2, chroma: 0.185, shift: 0 },
  blue: { hue: 245, chroma: 0.145, shift: 0 },
  darkBlue: { hue: 268, chroma: 0.16, shift: -0.06 },
}

const LIGHTNESS = [0.975, 0.945, 0.895, 0.825, 0.745, 0.655, 0.54, 0.465, 0.39, 0.31]
const STRENGTH = [0.09, 0.2, 0.38, 0.6, 0.82, 1, 1, 0.92, 0.78, 0.6]

/** Ten steps from paper-light to ink-dark. */
export function stepsOf(palette: Palette): readonly string[] {
  const { hue, chroma, shift } = RECIPES[palette]
  return LIGHTNESS.map((l, step) =>
    hexOf({ l: l + (step === 0 ? 0 : (shift * step) / 9), c: chroma * (STRENGTH[step] ?? 1), h: hue }),
  )
}

export type Tokens = Readonly<Record<string, string>>

/**
 * Colours that no palette changes: warm paper by day, ink by night (never pure black), errors, the seven states, the
 * answers of a question.
 */
export function neutralTokens(shade: Shade): Tokens {
  return { ...(shade === 'light' ? PAPER : INK), ...statusTokens(shade), ...answerTokens(shade) }
}

const PAPER: Tokens = {
  paper: hexOf({ l: 0.982, c: 0.009, h: 84 }),
  surface: hexOf({ l: 0.997, c: 0.003, h: 84 }),
  sunken: hexOf({ l: 0.955, c: 0.012, h: 82 }),
  line: hexOf({ l: 0.9, c: 0.014, h: 80 }),
  'line-strong': hexOf({ l: 0.62, c: 0.018, h: 76 }),
  ink: hexOf({ l: 0.245, c: 0.018, h: 285 }),
  'ink-soft': hexOf({ l: 0.43, c: 0.018, h: 285 }),
  'ink-faint': hexOf({ l: 0.52, c: 0.016, h: 285 }),
  danger: hexOf({ l: 0.51, c: 0.185, h: 27 }),
  'danger-tint': hexOf({ l: 0.955, c: 0.025, h: 27 }),
  'on-danger': '#ffffff',
  star: hexOf({ l: 0.72, c: 0.155, h: 72 }),
  'star-line': hexOf({ l: 0.58, c: 0.13, h: 66 }),
}

const INK: Tokens = {
  paper: hexOf({ l: 0.2, c: 0.016, h: 278 }),
  surface: hexOf({ l: 0.245, c: 0.018, h: 278 }),
  sunken: hexOf({ l: 0.175, c: 0.015, h: 278 }),
  line: hexOf({ l: 0.335, c: 0.02, h: 278 }),
  'line-strong': hexOf({ l: 0.58, c: 0.022, h: 278 }),
  ink: hexOf({ l: 0.945, c: 0.008, h: 84 }),
  'ink-soft': hexOf({ l: 0.8, c: 0.012, h: 84 }),
  'ink-faint': hexOf({ l: 0.715, c: 0.014, h: 84 }),
  danger: hexOf({ l: 0.76, c: 0.125, h: 25 }),
  'danger-tint': hexOf({ l: 0.3, c: 0.05, h: 25 }),
  'on-danger': hexOf({ l: 0.2, c: 0.03, h: 25 }),
  star: hexOf({ l: 0.8, c: 0.145, h: 78 }),
  'star-line': hexOf({ l: 0.8, c: 0.145, h: 78 }),
}

const STATUS_HUES: Readonly<Record<StatusKind, readonly [hue: number, chroma: number]>> = {
  new: [300, 0.15],
  done: [150, 0.12],
  info: [240, 0.12],
  cancelled: [25, 0.15],
  warning: [68, 0.11],
  active: [185, 0.09],
  inactive: [280, 0.012],
}

function statusTokens(shade: Shade): Tokens {
  return Object.fromEntries(
    STATUS_KINDS.flatMap((kind) => {
      const [h, c] = STATUS_HUES[kind]
      const light = shade === 'light'
      return [
        [`status-${kind}`, hexOf({ l: light ? 0.43 : 0.83, c: light ? c : c * 0.75, h })],
        [`status-${kind}-tint`, hexOf({ l: light ? 0.945 : 0.31, c: c * (light ? 0.25 : 0.38), h })],
      ]
    }),
  )
}

/** Hues of a question's answers in their order: neighbours lie far apart. */
const ANSWER_HUES = [25, 255, 75, 150, 305, 205, 350, 110]
export const ANSWER_COLOURS = ANSWER_HUES.length

function answerTokens(shade: Shade): Tokens {
  const [l, c] = shade === 'light' ? [0.5, 0.125] : [0.78, 0.1]
  return {
    ...Object.fromEntries(ANSWER_HUES.map((h, n) => [`answer-${n + 1}`, hexOf({ l, c, h })])),
    'on-answer': shade === 'light' ? '#ffffff' : hexOf({ l: 0.2, c: 0.016, h: 278 }),
  }
}

/**
 * What a palette decides. `brand` fills what can be pressed, `brand-text` writes links, `brand-tint` lies behind what
 * is chosen.
 */
export function brandTokens(palette: Palette, shade: Shade): Tokens {
  const steps = stepsOf(palette)
  const { hue, chroma } = RECIPES[palette]
  const step = (n: number) => steps[n] ?? '#000000'
  const scale = Object.fromEntries(steps.map((hex, n) => [`brand-${n}`, hex]))
  if (shade === 'light') {
    return {
      ...scale,
      brand: step(6),
      'brand-hover': step(7),
      'on-brand': '#ffffff',
      'brand-text': step(7),
      'brand-tint': step(1),
      'brand-tint-hover': step(2),
      'brand-line': step(3),
      'brand-crayon': step(4),
      focus: step(6),
    }
  }
  return {
    ...scale,
    brand: hexOf({ l: 0.76, c: chroma * 0.85, h: hue }),
    'brand-hover': hexOf({ l: 0.82, c: chroma * 0.75, h: hue }),
    'on-brand': hexOf({ l: 0.2, c: 0.03, h: hue }),
    'brand-text': hexOf({ l: 0.82, c: chroma * 0.7, h: hue }),
    'brand-tint': hexOf({ l: 0.3, c: chroma * 0.33, h: hue }),
    'brand-tint-hover': hexOf({ l: 0.35, c: chroma * 0.4, h: hue }),
    'brand-line': hexOf({ l: 0.45, c: chroma * 0.5, h: hue }),
    'brand-crayon': hexOf({ l: 0.55, c: chroma * 0.7, h: hue }),
    focus: hexOf({ l: 0.8, c: chroma * 0.8, h: hue }),
  }
}

/** Every colour of a page in one palette and shade: what the contrast test reads. */
export function tokensOf(palette: Palette, shade: Shade): Tokens {
  return { ...neutralTokens(shade), ...brandTokens(palette, shade) }
}
