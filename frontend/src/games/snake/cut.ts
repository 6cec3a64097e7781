import type { Engine } from '@kredka/contracts/games/engine/engine'
import { codeOf, inputOf, ticksOf } from '@kredka/contracts/games/engine/snake-1/input'
import type { PlayedStep } from '../usePlay.ts'

/** A run cut at each step of its snake: what was told with an input is told where it became due. */
export function cutAtSteps<Setup extends { readonly step_ticks: number }, State extends { readonly ticks: number }>(
  engine: Engine<Setup, State>,
  setup: Setup,
  steps: readonly PlayedStep[],
): readonly PlayedStep[] {
  const { step_ticks } = setup
  if (step_ticks === 0) return steps
  let state = engine.begin(setup)
  return steps.flatMap(({ input, told }) => {
    const left = [...told]
    const hidden = { seedOf: () => [left.shift() ?? 0, 0, 0, 0] as const }
    return partsOf(input, state.ticks, step_ticks).flatMap((part) => {
      const uncovered = engine.tell(state, part, hidden)
      const after = uncovered === null ? null : engine.step(state, part, uncovered)
      if (uncovered === null || after === null) return []
      state = after
      return [{ input: part, told: uncovered }]
    })
  })
}

/** Each with one step at most. */
function partsOf(input: number, from: number, step_ticks: number): readonly number[] {
  const parts: number[] = []
  let left = ticksOf(input)
  for (let upTo = step_ticks - (from % step_ticks); left > upTo; upTo = step_ticks) {
    parts.push(inputOf(upTo))
    left -= upTo
  }
  const code = codeOf(input)
  return [...parts, inputOf(left, code === 0 ? null : code - 1)]
}
