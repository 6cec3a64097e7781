import type { Executed, WriteSide } from '@kredka/backend/kernel/write-side'
import { drawnLevelOfBoard } from '@kredka/contracts/games/snake/drawn'
import { levelSteps } from './level-plan.ts'
import { play } from './step.ts'
import { seedPeople } from './testing/play-runs.ts'

const NOW = Date.parse('2026-12-14T00:00:00Z')
/** What a command to a level or a run says of itself. */
interface Said {
  readonly do: string
  readonly level_id?: string
  readonly variant?: string
}

test('OPS-01 GAM-03 nobody of the demonstration begins a drawn level, or reports it, before the log has it published', async () => {
  const log: Said[] = []
  const execute = async (_: unknown, __: string, command: Said) => {
    log.push(command)
    return { position: null, revision: 0, events: [] } satisfies Executed
  }
  const write = { execute } as unknown as WriteSide
  const steps = levelSteps({ now: NOW, students: seedPeople(NOW), runSecretOf: (of) => `secret of ${of}` })
  await play(steps, write, () => undefined)

  const published = new Set<unknown>()
  const needed: string[] = []
  const early: Said[] = []
  for (const command of log) {
    if (command.do === 'publish') published.add(command.level_id)
    const needs = neededBy(command)
    if (needs === null) continue
    needed.push(needs)
    if (!published.has(needs)) early.push(command)
  }
  expect(early).toEqual([])
  expect(needed.length).toBeGreaterThan(published.size)
})

/** The level that has to be published for this to happen. */
function neededBy({ do: done, level_id, variant }: Said): string | null {
  if (done === 'report') return level_id ?? null
  const level = done === 'start' ? drawnLevelOfBoard(variant ?? '') : null
  return level === null || level.version === 0 ? null : level.level_id
}
