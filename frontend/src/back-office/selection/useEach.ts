import type { Command, InputOf } from '@kredka/contracts/kernel/endpoints'
import { useState } from 'react'
import { useAppStore } from '../../app/store/hooks.ts'
import type { ApiError } from '../../kernel/errors.ts'

/** What became of the commands about several rows. */
export interface EachOutcome<Row> {
  readonly sent: number
  readonly failed: readonly { readonly row: Row; readonly error: ApiError }[]
}

export type EachState<Row> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly done: number; readonly of: number }
  | { readonly status: 'done'; readonly outcome: EachOutcome<Row> }

/** So many are under way at once. */
const AT_ONCE = 4

/** Sends a command for each of several rows: the ordinary one, decided for each by itself. One that fails stops none. */
export function useEach<Row>(done: (outcome: EachOutcome<Row>) => void) {
  const { api } = useAppStore().services
  const [state, setState] = useState<EachState<Row>>({ status: 'idle' })

  async function send<C extends Command>(endpoint: C, rows: readonly Row[], inputOf: (row: Row) => InputOf<C>) {
    if (state.status === 'sending' || rows.length === 0) return
    const failed: { row: Row; error: ApiError }[] = []
    let answered = 0
    setState({ status: 'sending', done: 0, of: rows.length })
    const waiting = [...rows]
    const sendOn = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const result = await api.call(endpoint, inputOf(row))
        if (!result.ok) failed.push({ row, error: result.error })
        answered += 1
        setState({ status: 'sending', done: answered, of: rows.length })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
    const outcome = { sent: rows.length, failed }
    setState({ status: 'done', outcome })
    done(outcome)
  }

  return { state, send, forget: () => setState({ status: 'idle' }) }
}
