import { HOUR, WEEK } from '@kredka/contracts/kernel/durations'
import type { FileStore } from '@kredka/contracts/kernel/ports'
import type { WriteSide } from '../kernel/write-side.ts'
import { qualificationsDecider, waitingFile } from './qualifications.ts'

/**
 * Removes papers that wait for nobody: a process that died between vault and log leaves one behind. Looks at those of
 * the last week, but for the last hour, whose events may be under way. @returns how many were removed
 */
export async function sweepProofs(
  files: Pick<FileStore, 'listStoredBetween' | 'remove'>,
  write: Pick<WriteSide, 'fold'>,
  now: number,
): Promise<number> {
  let removed = 0
  for (const { file_id, owner_id } of await files.listStoredBetween('qualification_proof', now - WEEK, now - HOUR)) {
    const { state } = await write.fold(qualificationsDecider, owner_id)
    if ([...state.values()].some((one) => waitingFile(one) === file_id)) continue
    await files.remove(file_id)
    removed += 1
  }
  return removed
}
