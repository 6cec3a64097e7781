import type { LevelContent } from '@kredka/contracts/levels/content'

interface DrawnLevel {
  readonly name: string
  readonly drawn: LevelContent
  /** Somebody has told staff of it. */
  readonly isReported?: true
}

const draw = (speed: number, ...rows: readonly string[]): LevelContent => ({
  map: rows.join('\n'),
  heading: 'right',
  speed,
  open_edges: 0,
})

/** Levels as students draw them: the oldest first. */
export const DRAWN_LEVELS: readonly DrawnLevel[] = [
  {
    name: 'Schody do szkoły',
    drawn: draw(
      3,
      '............',
      '.@..........',
      '....1.......',
      '....##......',
      '......2.....',
      '......##....',
      '........3...',
      '........##..',
      '..........4.',
      '............',
    ),
  },
  {
    name: 'Dwa jeziora',
    drawn: draw(
      4,
      '..............',
      '.@....1.......',
      '..###....###..',
      '..###.2..###..',
      '..###....###..',
      '.......3......',
      '....4.........',
      '..............',
    ),
  },
  {
    name: 'Wąski korytarz',
    drawn: draw(
      2,
      '############',
      '#@.......1.#',
      '#..........#',
      '#######....#',
      '#..2.......#',
      '#..........#',
      '#.......3..#',
      '############',
    ),
    isReported: true,
  },
  {
    name: 'Wyspa',
    drawn: draw(
      5,
      '..............',
      '.@............',
      '....1....2....',
      '.....####.....',
      '.....####.....',
      '....3....4....',
      '..............',
      '......5.......',
    ),
  },
]
