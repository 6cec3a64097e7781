import { rescoreEvents as e, type RescoreEvent } from '@kredka/contracts/attempts/events'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** Stream `rescore-{quiz_id}_{key_revision}`: how far the scores of a version have followed a corrected key (QUI-11). */
export interface Rescore {
  readonly correction: RescoredVersion | null
  /** Looked at, and scored otherwise. */
  readonly n: number
  readonly changed: number
  readonly is_finished: boolean
}

export interface RescoredVersion {
  readonly rescore_id: string
  readonly quiz_id: string
  readonly version: number
  readonly author_id: string
  readonly key_revision: number
}
export type RescoreCommand =
  | (RescoredVersion & { readonly do: 'begin'; readonly question_id: string; readonly attempts: number })
  /** `after`: the last attempt of the page. */
  | { readonly do: 'note_page'; readonly after: string; readonly n: number; readonly changed: number }
  | { readonly do: 'finish' }

export function rescoreId({ quiz_id, key_revision }: Pick<RescoredVersion, 'quiz_id' | 'key_revision'>): string {
  return `${quiz_id}_${key_revision}`
}

export const rescoreDecider: Decider<Rescore, RescoreCommand, RescoreEvent> = {
  category: 'rescore',
  initial: { correction: null, n: 0, changed: 0, is_finished: false },
  evolve(rescore, { type, data }) {
    switch (type) {
      case 'RescoreBegun': {
        const { question_id, attempts, ...correction } = data
        return { ...rescore, correction }
      }
      case 'RescoreBatchDone':
        return { ...rescore, n: rescore.n + data.n, changed: rescore.changed + data.changed }
      case 'RescoreFinished':
        return { ...rescore, is_finished: true }
    }
  },
  decide({ correction, n, changed, is_finished }, command) {
    if (command.do === 'begin') {
      const { do: _, ...begun } = command
      return correction === null ? [make(e.RescoreBegun, begun)] : []
    }
    if (correction === null || is_finished) return []
    if (command.do === 'finish') return [make(e.RescoreFinished, { ...correction, n, changed })]
    const { do: _, ...page } = command
    return [make(e.RescoreBatchDone, { ...correction, ...page })]
  },
}
