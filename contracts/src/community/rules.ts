/** Rules of the board, of ideas and of opinions (BRD-01), the same in browser and server. */

export const IDEA_TITLE_MIN = 5
export const IDEA_TITLE_MAX = 100
export const IDEA_DESCRIPTION_MIN = 20
export const IDEA_DESCRIPTION_MAX = 2000
/** New ideas of one person on one day of Europe/Warsaw. */
export const IDEAS_A_DAY = 3
export const ANSWER_MAX = 1000

export const STARS_MAX = 5
export const OPINION_MIN = 10
export const OPINION_MAX = 1000

export const ANNOUNCEMENT_TITLE_MAX = 120
export const ANNOUNCEMENT_TEXT_MAX = 5000
export const TASK_TITLE_MAX = 120
export const TASK_DESCRIPTION_MAX = 1000
/** Tasks on the board at once: it is read whole. */
export const TASKS_MAX = 300
export const REASON_MAX = 500

/** A text of the site, in both languages. */
export interface Bilingual {
  readonly pl: string
  readonly en: string
}

/** Columns of the development board, in the order of the work (section 3). */
export const TASK_STATUSES = ['to-do', 'in-progress', 'done'] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/**
 * The life of an idea (section 3). Votes count while it is under vote and at no other time. What must not be shown to
 * everybody can be rejected before the vote. State → command → next state.
 */
export const IDEA_GRAPH = {
  absent: { open: 'new' },
  new: { put_to_vote: 'under_vote', reject: 'rejected' },
  under_vote: { vote: 'under_vote', take_back: 'under_vote', accept: 'accepted', reject: 'rejected' },
  accepted: {},
  rejected: {},
} as const satisfies Record<string, Partial<Record<IdeaCommandName, string>>>

export type IdeaCommandName = 'open' | 'put_to_vote' | 'vote' | 'take_back' | 'accept' | 'reject'
export type IdeaState = keyof typeof IDEA_GRAPH
export type IdeaStatus = Exclude<IdeaState, 'absent'>
export const IDEA_STATUSES = ['new', 'under_vote', 'accepted', 'rejected'] as const satisfies readonly IdeaStatus[]
/** What everybody sees; a new idea is seen by its author and the back office. */
export const PUBLIC_IDEA_STATUSES = ['under_vote', 'accepted', 'rejected'] as const satisfies readonly IdeaStatus[]

export function nextIdeaState(state: IdeaState, command: IdeaCommandName): IdeaState | null {
  const ways: Partial<Record<IdeaCommandName, IdeaState>> = IDEA_GRAPH[state]
  return ways[command] ?? null
}

/**
 * The approval of an opinion (section 3): `new` is one that nobody wrote yet, or that its author took away. The version
 * that was approved last stays public while a newer one waits or is rejected.
 */
export const OPINION_GRAPH = {
  new: { write: 'waiting' },
  waiting: { write: 'waiting', approve: 'approved', reject: 'rejected', withdraw: 'new' },
  approved: { write: 'waiting', reject: 'rejected', withdraw: 'new' },
  rejected: { write: 'waiting', approve: 'approved', withdraw: 'new' },
} as const satisfies Record<string, Partial<Record<OpinionCommandName, string>>>

export type OpinionCommandName = 'write' | 'approve' | 'reject' | 'withdraw'
export type OpinionState = keyof typeof OPINION_GRAPH
export const OPINION_STATES = ['waiting', 'approved', 'rejected'] as const satisfies readonly OpinionState[]

export function nextOpinionState(state: OpinionState, command: OpinionCommandName): OpinionState | null {
  const ways: Partial<Record<OpinionCommandName, OpinionState>> = OPINION_GRAPH[state]
  return ways[command] ?? null
}

/**
 * The life of an announcement. What is published can be corrected in place; what was withdrawn can be published again.
 */
export const ANNOUNCEMENT_GRAPH = {
  absent: { write: 'draft' },
  draft: { write: 'draft', publish: 'published' },
  published: { write: 'published', withdraw: 'withdrawn' },
  withdrawn: { write: 'withdrawn', publish: 'published' },
} as const satisfies Record<string, Partial<Record<AnnouncementCommandName, string>>>

export type AnnouncementCommandName = 'write' | 'publish' | 'withdraw'
export type AnnouncementState = keyof typeof ANNOUNCEMENT_GRAPH
export const ANNOUNCEMENT_STATES = ['draft', 'published', 'withdrawn'] as const satisfies readonly AnnouncementState[]

export function nextAnnouncementState(
  state: AnnouncementState,
  command: AnnouncementCommandName,
): AnnouncementState | null {
  const ways: Partial<Record<AnnouncementCommandName, AnnouncementState>> = ANNOUNCEMENT_GRAPH[state]
  return ways[command] ?? null
}
