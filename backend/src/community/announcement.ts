import { type AnnouncementEvent, announcementEvents as e } from '@kredka/contracts/community/events'
import { type AnnouncementState, type Bilingual, nextAnnouncementState } from '@kredka/contracts/community/rules'
import { reject } from '@kredka/contracts/kernel/errors'
import { make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'
import { areSame, trimBoth } from './bilingual.ts'

export interface AnnouncementContent {
  readonly title: Bilingual
  readonly text: Bilingual
  readonly pinned: boolean
}

/** `ANNOUNCEMENT_GRAPH` in the contract says which ways there are. `content` is what stands there now. */
export interface Announcement {
  readonly state: AnnouncementState
  readonly content: AnnouncementContent | null
}

export type AnnouncementCommand =
  | {
      readonly do: 'write'
      readonly announcement_id: string
      readonly is_new: boolean
      readonly content: AnnouncementContent
    }
  | { readonly do: 'publish'; readonly announcement_id: string }
  | { readonly do: 'withdraw'; readonly announcement_id: string; readonly reason: string }

/** Stream `announcement-{announcement_id}`. */
export const announcementDecider: Decider<Announcement, AnnouncementCommand, AnnouncementEvent> = {
  category: 'announcement',
  initial: { state: 'absent', content: null },
  evolve(announcement, event) {
    const { state, content } = announcement
    switch (event.type) {
      case 'AnnouncementWritten':
        return { state: 'draft', content: event.data }
      case 'AnnouncementChanged':
        return { state, content: { ...event.data, pinned: content?.pinned ?? false } }
      case 'AnnouncementPinned':
        return { state, content: content === null ? null : { ...content, pinned: event.data.pinned } }
      case 'AnnouncementPublished':
        return { ...announcement, state: 'published' }
      case 'AnnouncementWithdrawn':
        return { ...announcement, state: 'withdrawn' }
    }
  },
  decide({ state, content }, command) {
    const { announcement_id } = command
    if (command.do === 'write') {
      if (command.is_new === (content !== null)) return reject(command.is_new ? 'CONFLICT' : 'ANNOUNCEMENT_NOT_FOUND')
      return write(state, content, command)
    }
    if (content === null) return reject('ANNOUNCEMENT_NOT_FOUND')
    if (command.do === 'publish') {
      return state === 'published' ? [] : [make(e.AnnouncementPublished, { announcement_id })]
    }
    if (state === 'withdrawn') return []
    if (nextAnnouncementState(state, 'withdraw') === null) return reject('ANNOUNCEMENT_NOT_PUBLISHED')
    return [make(e.AnnouncementWithdrawn, { announcement_id, reason: command.reason.trim() })]
  },
}

/** Only what differs: a pin that comes off corrects nothing that people have read. */
function write(
  state: AnnouncementState,
  before: AnnouncementContent | null,
  { announcement_id, content }: Extract<AnnouncementCommand, { do: 'write' }>,
): readonly AnnouncementEvent[] {
  const [title, text] = [trimBoth(content.title), trimBoth(content.text)]
  const { pinned } = content
  if (before === null) return [make(e.AnnouncementWritten, { announcement_id, title, text, pinned })]
  const events: AnnouncementEvent[] = []
  if (!areSame(before.title, title) || !areSame(before.text, text)) {
    events.push(make(e.AnnouncementChanged, { announcement_id, title, text, is_public: state === 'published' }))
  }
  if (before.pinned !== pinned) events.push(make(e.AnnouncementPinned, { announcement_id, pinned }))
  return events
}
