import { brandTokens, neutralTokens, PALETTES, SHADES, type Tokens } from './tokens.ts'

/** Scale of 1.2 from 16 px, in rem. */
const SIZES = { '-2': 0.694, '-1': 0.833, 0: 1, 1: 1.2, 2: 1.44, 3: 1.728, 4: 2.074, 5: 2.488, 6: 2.986 }
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64]

/** Where no script decided, pages are light. */
const SELECTORS = {
  light: ":is([data-mantine-color-scheme='light'], [data-mantine-color-scheme='auto'])",
  dark: "[data-mantine-color-scheme='dark']",
} as const

/** The tokens as a style sheet: `--ink`, `--brand`, `--size-2`, `--space-3` … by shade and palette. */
export function tokensCss(): string {
  return [
    rule(':root', [...fixedVariables(), ['color-scheme', 'light']]),
    rule("[data-mantine-color-scheme='dark']", [['color-scheme', 'dark']]),
    ...SHADES.flatMap((shade) => [
      rule(SELECTORS[shade], variables(neutralTokens(shade))),
      ...PALETTES.map((palette) =>
        rule(`${SELECTORS[shade]}[data-palette='${palette}']`, variables(brandTokens(palette, shade))),
      ),
    ]),
  ].join('\n')
}

function fixedVariables(): [string, string][] {
  return [
    ...Object.entries(SIZES).map(([step, rem]): [string, string] => [`--size-${step.replace('-', 'm')}`, `${rem}rem`]),
    ...SPACES.map((px, n): [string, string] => [`--space-${n + 1}`, `${px / 16}rem`]),
  ]
}

function variables(tokens: Tokens): [string, string][] {
  return Object.entries(tokens).map(([name, value]) => [`--${name}`, value])
}

function rule(selector: string, declarations: readonly (readonly [string, string])[]): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`
}
