import type { EventStore } from '@kredka/contracts/kernel/ports'
import { accountDecider } from '../accounts/account.ts'
import { sealDaysJob } from '../audit/index.ts'
import { type Job, vaultSweepJob } from '../jobs/index.ts'
import type { Tools } from '../kernel/tools.ts'
import { sweepPictures } from '../profiles/index.ts'
import { sweepProofs } from '../qualifications/index.ts'
import { sweepQuestionPictures } from '../quizzes/index.ts'
import { sweepCredentials } from '../vault/sweep.ts'

/** Jobs that keep the vault tidy (what is out of date, and secrets that no event names) and seal the log. */
export function housekeeping({ vault, write, streams }: Tools, store: EventStore): readonly Job[] {
  const loginNameOf = async (userId: string) => {
    const { state } = await write.fold(accountDecider, userId)
    return state.is === 'absent' ? null : state.credential_id
  }
  return [
    vaultSweepJob({
      out_of_date: async () => Object.values(await vault.sweep()).reduce((sum, rows) => sum + rows, 0),
      pictures: ({ now }) => sweepPictures(vault.files, write, now),
      proofs: ({ now }) => sweepProofs(vault.files, write, now),
      question_pictures: ({ now }) => sweepQuestionPictures(vault.files, streams, now),
      credentials: ({ now }) => sweepCredentials(vault.credentials, now, loginNameOf),
    }),
    sealDaysJob({ store, write }),
  ]
}
