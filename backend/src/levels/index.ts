import type { LevelContent } from '@kredka/contracts/levels/content'
import { levelsContract } from '@kredka/contracts/levels/contract'
import { levelStaffQueryHandlers } from '@kredka/projections/levels/admin-queries'
import { levelsProjection } from '@kredka/projections/levels/projection'
import { levelQueryHandlers } from '@kredka/projections/levels/queries'
import { isOpenAccount } from '../accounts/index.ts'
import type { Module } from '../kernel/module.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { levelHandlers } from './handlers.ts'
import { levelHints } from './hints.ts'
import { levelDecider } from './level.ts'
import { levelMails, levelNoticeWays } from './mails.ts'
import { levelPolicies } from './policies.ts'
import { levelTimeline } from './timeline.ts'

/** What a version holds, as long as everybody can play it; null for any other, as on the list. */
export async function playableLevel(write: WriteSide, level_id: string, version: number): Promise<LevelContent | null> {
  const { state, author_id, versions, published } = (await write.fold(levelDecider, level_id)).state
  if (state !== 'listed' || versions !== version || author_id === null) return null
  return (await isOpenAccount(write, author_id)) ? published : null
}

/** What is drawn now, for its author alone. */
export async function draftOfLevel(
  write: Pick<WriteSide, 'fold'>,
  level_id: string,
  author_id: string,
): Promise<LevelContent | null> {
  const level = (await write.fold(levelDecider, level_id)).state
  return level.author_id === author_id && level.state !== 'removed' ? level.drawn : null
}

/** Levels of snake that people draw (GAM-03). */
export const levels: Module = {
  ...levelsContract,
  states: [streamState(levelDecider)],
  projections: [levelsProjection],
  handlers: levelHandlers,
  queryHandlers: () => [...levelQueryHandlers, ...levelStaffQueryHandlers],
  policies: levelPolicies,
  mails: levelMails,
  noticeWays: levelNoticeWays,
  hints: levelHints,
  timelines: [levelTimeline],
}
