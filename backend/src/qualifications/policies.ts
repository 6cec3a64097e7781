import type { Recorded } from '@kredka/contracts/kernel/events'
import type { FileStore } from '@kredka/contracts/kernel/ports'
import { qualificationEvents as e } from '@kredka/contracts/qualifications/events'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'

export function qualificationPolicies({ vault, streams }: Pick<Tools, 'vault' | 'streams'>): readonly Policy[] {
  return [dropProof(vault.files), tellDecision(streams)]
}

/** The paper goes with the decision, and when another takes its place (PRO-04): no more is kept than is needed. */
function dropProof(files: Pick<FileStore, 'remove'>): Policy {
  const drop = (fileId: string | null) => (fileId === null ? Promise.resolve() : files.remove(fileId))
  return {
    name: 'qualifications.drop-proof',
    inline: true,
    on: {
      ...when(e.QualificationProofSent, ({ data }) => drop(data.replaces)),
      ...when(e.QualificationChecked, ({ data }) => drop(data.file_id)),
      ...when(e.QualificationRefused, ({ data }) => drop(data.file_id)),
      ...when(e.QualificationRemoved, ({ data }) => drop(data.file_id)),
    },
  }
}

/** The teacher learns what staff said, with the reason where they refused (NOT-01). */
function tellDecision(streams: OpenStreams): Policy {
  async function tell(event: Decision, reaction: Reaction, reason: string | null) {
    const { qualification_id, teacher_id } = event.data
    // null once the teacher is forgotten
    const title = titleIn(await streams.read(event.stream), qualification_id)
    if (title === null) return undefined
    return notify(reaction, {
      to: teacher_id,
      type: 'qualification_status',
      about_id: qualification_id,
      data: { qualification_id, title, status: reason === null ? 'checked' : 'refused', reason },
    })
  }
  return {
    name: 'qualifications.tell-decision',
    inline: false,
    on: {
      ...when(e.QualificationChecked, (event, reaction) => tell(event, reaction, null)),
      ...when(e.QualificationRefused, (event, reaction) => tell(event, reaction, event.data.reason)),
    },
  }
}

interface Decision {
  readonly stream: string
  readonly data: { readonly qualification_id: string; readonly teacher_id: string }
}

function titleIn(events: readonly Recorded[], qualification_id: string): string | null {
  const stated = events.find(
    ({ type, data }) => type === e.QualificationStated.name && data['qualification_id'] === qualification_id,
  )
  const title = stated?.data['title']
  return typeof title === 'string' ? title : null
}
