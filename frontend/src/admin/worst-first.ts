import { RUNNER_STATES, type RunnerView } from '@kredka/contracts/admin/views'

/**
 * Who does not move stands first, then who is behind; each in the order of the names, so that rows stay where they are.
 */
export function worstFirst(rows: readonly RunnerView[]): readonly RunnerView[] {
  const badness = ({ state }: RunnerView) => RUNNER_STATES.indexOf(state)
  return rows.toSorted((a, b) => badness(b) - badness(a))
}
