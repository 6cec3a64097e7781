import { readFileSync } from 'node:fs'
import { boardOf } from '@kredka/contracts/games/cats-board/boards/boards'
import { readMap } from '@kredka/contracts/games/cats-board/map'
import { turnSlide } from '@kredka/contracts/games/cats-board/with-map'
import { dailyBeginning, dailyChoice } from '@kredka/contracts/games/daily-choices'
import { LAY_OUT } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { deal } from '@kredka/contracts/games/engine/memory-1/memory'
import { memoryBoard } from '@kredka/contracts/games/memory/rules'
import { beginRun } from '@kredka/contracts/games/play'
import { turnHeading } from '@kredka/contracts/games/snake/with-level'
import { turnCells } from '@kredka/contracts/games/turning'
import type { RunLuck } from '../luck.ts'

const GAMES = new URL('../../../../contracts/src/games/', import.meta.url)
const BALL_MOVES = 6

/** What brings the challenge of a day to its end on the board as somebody sees it; with balls some moves of a game that has none. */
export function dailyInputs(day: string, turn: number, luck: RunLuck): readonly number[] {
  const choice = dailyChoice(day)
  switch (choice.game) {
    case 'memory': {
      const { tiles, columns } = memoryBoard(choice.size)
      const faces = deal(tiles, luck.seedOf(0))
      const inPairs = faces.map((_, tile) => tile).toSorted((a, b) => (faces[a] ?? 0) - (faces[b] ?? 0))
      return inPairs.map(turnCells(columns, turn).to)
    }
    case 'color-ball':
      return ballMoves(day, turn, luck)
    case 'cats-board': {
      const cats = readMap(boardOf(choice.board)?.map ?? '')?.cats.length ?? 0
      return stored('cats-board/boards/solutions.json', choice.board).map((input) => turnSlide(input, turn, cats))
    }
    // has no days: what is asked is dealt to each player alone
    case 'snake-quiz':
      return []
    case 'snake2024': {
      const level = choice.mode === 'level' ? choice.level : ''
      return stored('snake/levels/clears.json', level).map((input) => turnHeading(input, turn))
    }
  }
}

function stored(file: string, of: string): readonly number[] {
  const all = JSON.parse(readFileSync(new URL(file, GAMES), 'utf8')) as Readonly<Record<string, string>>
  return all[of]?.split(' ').map(Number) ?? []
}

/** The first ones that can be made. */
function ballMoves(day: string, turn: number, luck: RunLuck): readonly number[] {
  const inputs: number[] = []
  const beginning = dailyBeginning(day, turn)
  let position = beginning && beginRun(beginning)
  for (let input = LAY_OUT; position !== null && inputs.length < BALL_MOVES; input = (input * 31 + 7) % LAY_OUT) {
    const told = position.tell(input, luck)
    if (told === null) continue
    position = position.step(input, told)
    inputs.push(input)
  }
  return inputs
}
