import { type ColorBall, colorBall } from '@kredka/contracts/games/engine/color-ball-1/color-ball'
import { useRef } from 'react'
import type { PlayedStep } from '../usePlay.ts'
import { foldColorBall, stepOn } from './fold.ts'

export interface LastStep {
  readonly step: PlayedStep
  readonly before: ColorBall
}

interface Folded {
  readonly steps: readonly PlayedStep[]
  readonly state: ColorBall
  /** Null before the first one. */
  readonly last: LastStep | null
}

/** The board after all steps; each new one is played on the board that is known. */
export function useFold(steps: readonly PlayedStep[]): Folded {
  const folded = useRef<Folded>({ steps: [], state: colorBall.begin(null), last: null })
  if (folded.current.steps !== steps) {
    const { state, steps: known } = folded.current
    const step = steps.at(-1)
    const isNext = steps.length === known.length + 1 && known.every((one, n) => one === steps[n])
    const before = isNext ? state : foldColorBall(steps.slice(0, -1))
    folded.current =
      step === undefined
        ? { steps, state: colorBall.begin(null), last: null }
        : { steps, state: stepOn(before, step), last: { step, before } }
  }
  return folded.current
}
