import type { Plugin } from 'vite'
import { tokensCss } from '../src/ui/theme/css.ts'

const NAME = 'virtual:tokens.css'
const ID = '/@kredka/tokens.css'

/**
 * Serves the design tokens as a style sheet made from `ui/theme/tokens.ts`, so that tests and pages see the same
 * colours.
 */
export function tokensPlugin(): Plugin {
  return {
    name: 'kredka:tokens',
    resolveId: (source) => (source === NAME ? ID : null),
    load: (id) => (id === ID ? tokensCss() : null),
  }
}
