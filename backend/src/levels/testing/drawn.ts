import type { LevelContent } from '@kredka/contracts/levels/content'

/** A level that is cleared by three steps to the right and three down. */
export const DRAWN: LevelContent = {
  map: ['........', '.@..1...', '........', '........', '....2...', '........', '........', '........'].join('\n'),
  heading: 'right',
  speed: 3,
  open_edges: 0,
}
