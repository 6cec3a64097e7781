import type { FileStore } from '@kredka/contracts/kernel/ports'
import { profileEvents as e } from '@kredka/contracts/profiles/events'
import { type Policy, when } from '../kernel/policy.ts'

/** A file whose picture was replaced or taken away goes, once the event that says so stands in the log (PRO-01). */
export function profilePolicies(files: Pick<FileStore, 'remove'>): readonly Policy[] {
  return [
    {
      name: 'profiles.drop-picture',
      inline: true,
      on: {
        ...when(e.PictureChosen, async ({ data }) => {
          if (data.replaces !== null) await files.remove(data.replaces)
        }),
        ...when(e.PictureRemoved, ({ data }) => files.remove(data.file_id)),
      },
    },
  ]
}
