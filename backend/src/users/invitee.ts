import { streamOf } from '@kredka/contracts/kernel/events'
import { userEvents as e } from '@kredka/contracts/users/events'
import { last } from '../kernel/last.ts'
import type { OpenStreams } from '../kernel/tools.ts'
import { invitationDecider } from './invitation.ts'

/** Whom an invitation's mail goes to. */
export interface Invitee {
  readonly subject_id: string
  readonly email: string
  readonly name: string
  readonly language: 'pl' | 'en'
}

/** Null for no invitation, and for somebody who was forgotten. */
export async function inviteeOf(streams: OpenStreams, invitation_id: string): Promise<Invitee | null> {
  const invited = last(await streams.read(streamOf(invitationDecider.category, invitation_id)), e.TeacherInvited)
  if (invited === null) return null
  const { subject_id, email, name, language } = invited.data
  return email === null || name === null ? null : { subject_id, email, name, language }
}
