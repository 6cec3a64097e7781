import type { RunLuck } from '@kredka/backend/games/luck'
import { boardOf } from '@kredka/contracts/games/cats-board/boards/boards'
import { readMap } from '@kredka/contracts/games/cats-board/map'
import { turnSlide } from '@kredka/contracts/games/cats-board/with-map'
import { dailyChoice } from '@kredka/contracts/games/daily-choices'
import { linesThrough, reachableFrom, SIDE } from '@kredka/contracts/games/engine/color-ball-1/board'
import { colorBall, endsOf, LAY_OUT, moveOf } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { deal } from '@kredka/contracts/games/engine/memory-1/memory'
import { ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import { memoryBoard } from '@kredka/contracts/games/memory/rules'
import { LEAD_IN_MS, msOfTicks } from '@kredka/contracts/games/rules'
import { turnHeading } from '@kredka/contracts/games/snake/with-level'
import { turnCells } from '@kredka/contracts/games/turning'
import { SECOND } from '@kredka/contracts/kernel/durations'
import { storedSolution } from '../cats/solutions.ts'
import { storedClear } from '../levels/clears.ts'
import { pressed } from './run-plan.ts'
import type { Move } from './run-step.ts'

/** What the n-th player does with the challenge of a day, on the board as they see it. */
export function dailyMoves(day: string, turn: number, n: number, luck: RunLuck): readonly Move[] {
  const choice = dailyChoice(day)
  const atEase = (input: number, made: number): Move => ({ input, after: (made + 1) * (3 + (n % 3)) * SECOND })
  switch (choice.game) {
    case 'memory': {
      const { tiles, columns } = memoryBoard(choice.size)
      const { to } = turnCells(columns, turn)
      return pressed(deal(tiles, luck.seedOf(0)), n)
        .map(to)
        .map(atEase)
    }
    case 'color-ball': {
      const { to } = turnCells(SIDE, turn)
      const turned = (input: number) => {
        const [from, at] = endsOf(input)
        return input === LAY_OUT ? input : moveOf(to(from), to(at))
      }
      return ballMoves(luck, 8 + n)
        .map(turned)
        .map(atEase)
    }
    case 'cats-board': {
      const cats = readMap(boardOf(choice.board)?.map ?? '')?.cats.length ?? 0
      return slides(choice.board, n % 4)
        .map((input) => turnSlide(input, turn, cats))
        .map(atEase)
    }
    // has no days: what is asked is dealt to each player alone
    case 'snake-quiz':
      return []
    case 'snake2024':
      return choice.mode === 'level' ? atPace(storedClear(choice.level), turn) : []
  }
}

/** The stored solution, with so many ways there and back after its first slide. */
export function slides(board: string, detours: number): readonly number[] {
  const [first = 0, ...rest] = storedSolution(board)
  const back = first ^ 2
  return [first, ...Array.from({ length: detours }, () => [back, first]).flat(), ...rest]
}

/** Each input right when its time has come. */
export function atPace(inputs: readonly number[], turn: number): readonly Move[] {
  let ticks = 0
  return inputs.map((input) => {
    ticks += ticksOf(input)
    return { input: turnHeading(input, turn), after: LEAD_IN_MS + msOfTicks(ticks) + 150 }
  })
}

/** So many moves of somebody who makes lines where they see one to make, and else brings colours together. */
export function ballMoves(luck: RunLuck, count: number): readonly number[] {
  const moves = [LAY_OUT]
  let state = colorBall.begin(null)
  for (;;) {
    const input = moves.at(-1) ?? LAY_OUT
    const after = colorBall.step(state, input, colorBall.tell(state, input, luck) ?? [])
    if (after === null || colorBall.isOver(after) || moves.length > count) return moves
    state = after
    moves.push(bestMove(state.cells))
  }
}

const LOOKED_AT_EVERY = 4

function bestMove(cells: readonly number[]): number {
  let [best, bestWorth] = [LAY_OUT, -1]
  for (const [from, colour] of cells.entries()) {
    if (colour === 0) continue
    const without = cells.with(from, 0)
    const before = beside(cells, from, colour)
    for (const [n, to] of reachableFrom(cells, from).entries()) {
      // nobody looks at everything
      if (n % LOOKED_AT_EVERY > 0) continue
      const after = without.with(to, colour)
      const worth = linesThrough(after, to).flat().length * 10 + beside(after, to, colour) - before
      if (worth > bestWorth) [best, bestWorth] = [moveOf(from, to), worth]
    }
  }
  return best
}

/** Balls of a colour that stand within two cells of another one. */
function beside(cells: readonly number[], at: number, colour: number): number {
  return cells.filter((other, cell) => {
    const rows = Math.abs(Math.floor(cell / SIDE) - Math.floor(at / SIDE))
    return other === colour && cell !== at && rows <= 2 && Math.abs((cell % SIDE) - (at % SIDE)) <= 2
  }).length
}
