import type { ApiError } from '../kernel/errors.ts'

/** Why a time of a proposal cannot be had: somebody has it, or it lies in the teacher's time off. */
type TakenWhy = 'taken' | 'time_off'

/** Those of the proposed times that a refusal names, by their places among what was asked for. */
export function takenTimes(refused: ApiError | null): ReadonlyMap<number, TakenWhy> {
  const named = refused?.details.flatMap(({ path, code }): [number, TakenWhy][] => {
    const place = /^body\/times\/(\d+)$/.exec(path)?.[1]
    return place === undefined ? [] : [[Number(place), code === 'SLOT_TIME_OFF' ? 'time_off' : 'taken']]
  })
  return new Map(named)
}
