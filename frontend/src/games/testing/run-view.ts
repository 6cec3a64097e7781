import type { RunView } from '@kredka/contracts/games/views'

export const RUN_ID = '01jd0000000000000000000001'

/** A ranked run of one's own that has just begun. */
export function runView(of: Pick<RunView, 'game' | 'engine' | 'variant' | 'setup'>): RunView {
  return {
    ...of,
    id: RUN_ID,
    state: 'running',
    is_own: true,
    player: 'Ola K.',
    inputs: [],
    told: [],
    asked: [],
    started_at: '2026-11-24T12:00:00Z',
    runs_since: '2026-11-24T12:00:00Z',
    played_ms: 0,
    now: '2026-11-24T12:00:10Z',
    pauses_left: 5,
    commitment: 'a'.repeat(64),
    secret: null,
    ended: null,
  }
}
