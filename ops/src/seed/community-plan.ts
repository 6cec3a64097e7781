import { announcementDecider } from '@kredka/backend/community/announcement'
import { DEV_BOARD, devBoardDecider } from '@kredka/backend/community/dev-board'
import { type IdeaCommand, ideaDecider } from '@kredka/backend/community/idea'
import { type OpinionCommand, opinionDecider } from '@kredka/backend/community/opinion'
import { proposalsDecider } from '@kredka/backend/community/proposals'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import type { Actor } from '@kredka/contracts/kernel/ports'
import type { NotificationData } from '@kredka/contracts/notifications/types'
import { noticeSteps } from './notice-plan.ts'
import type { SeedPerson } from './people-plan.ts'
import type { Step } from './step.ts'
import { ANNOUNCEMENTS, IDEAS, OPINIONS, type SeedIdea, TASKS } from './texts/community.ts'

export interface CommunityParts {
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly admin_id: string
  /** Whose idea waits for them under 'my ideas'. */
  readonly student: SeedPerson
  /** The other students. */
  readonly students: readonly SeedPerson[]
  readonly teachers: readonly SeedPerson[]
}

/** The board of the site, ideas with their votes, and opinions (BRD-01). */
export function communitySteps(parts: CommunityParts): readonly Step[] {
  return [
    ...ANNOUNCEMENTS.flatMap((_, n) => announcementSteps(parts, n)),
    ...TASKS.map((_, n) => taskStep(parts, n)),
    ...IDEAS.flatMap((idea, n) => ideaSteps(parts, idea, n)),
    ...OPINIONS.flatMap((_, n) => opinionSteps(parts, n)),
  ]
}

/** A time of that day when people are awake. */
function timeOf(now: number, days_ago: number, n: number): number {
  return now - days_ago * DAY + (8 + ((n * 5) % 12)) * HOUR + ((n * 17) % 60) * MINUTE
}

function announcementSteps({ now, admin_id }: CommunityParts, n: number): readonly Step[] {
  const written = ANNOUNCEMENTS[n]
  if (written === undefined) return []
  const at = timeOf(now, written.days_ago, n)
  const announcement_id = deriveEntityId('demo', `announcement ${n}`, at)
  const content = { title: written.title, text: written.text, pinned: written.pinned ?? false }
  const common = { actor: { kind: 'admin', id: admin_id }, of: announcement_id } as const
  return [
    {
      ...common,
      at,
      command: 'community.write_announcement',
      key: `write ${announcement_id}`,
      run: (write, context) =>
        write.execute(
          announcementDecider,
          announcement_id,
          { do: 'write', announcement_id, is_new: true, content },
          context,
        ),
    },
    {
      ...common,
      at: at + HOUR,
      command: 'community.publish_announcement',
      key: `publish ${announcement_id}`,
      run: (write, context) =>
        write.execute(announcementDecider, announcement_id, { do: 'publish', announcement_id }, context),
    },
  ]
}

function taskStep({ now, admin_id }: CommunityParts, n: number): Step {
  const task = TASKS[n]
  if (task === undefined) throw new RangeError(`there is no task ${n}`)
  const at = timeOf(now, task.days_ago, n)
  const task_id = deriveEntityId('demo', `task ${n}`, at)
  const texts = { title: task.title, description: task.description }
  return {
    at,
    command: 'community.add_task',
    actor: { kind: 'admin', id: admin_id },
    key: `task ${task_id}`,
    of: DEV_BOARD,
    run: (write, context) =>
      write.execute(devBoardDecider, DEV_BOARD, { do: 'add', task_id, status: task.status, texts }, context),
  }
}

function ideaSteps(parts: CommunityParts, idea: SeedIdea, n: number): readonly Step[] {
  const { now, admin_id, student } = parts
  const at = timeOf(now, idea.days_ago, n)
  const there = [...parts.students, ...parts.teachers].filter(({ joined_at }) => joined_at < at - DAY)
  const author = idea.own === true ? student : (there[(n * 17) % there.length] ?? student)
  const idea_id = deriveEntityId('demo', `idea ${n}`, at)
  const admin: Actor = { kind: 'admin', id: admin_id }
  const step = (command: IdeaCommand, name: string, actor: Actor, when: number, key: string): Step => ({
    at: when,
    command: name,
    actor,
    key: `${key} ${idea_id}`,
    of: idea_id,
    run: (write, context) => write.execute(ideaDecider, idea_id, command, context),
  })
  const votes = there
    .filter(({ user_id }) => user_id !== author.user_id)
    .slice(0, idea.votes)
    .map(({ user_id }, i) =>
      step(
        { do: 'vote', idea_id, voter_id: user_id },
        'community.vote',
        { kind: 'user', id: user_id },
        at + 20 * HOUR + i * 5 * HOUR,
        `vote ${user_id}`,
      ),
    )
  const decided = Math.min(now - HOUR, at + DAY + idea.votes * 5 * HOUR)
  const answer = idea.answer ?? null
  const moves: IdeaMove[] = []
  if (idea.end !== 'new') {
    const put = step({ do: 'put_to_vote', idea_id }, 'community.put_idea_to_vote', admin, at + 18 * HOUR, 'put to vote')
    moves.push({ step: put, type: 'IdeaPutToVote', status: 'under_vote', answer: null })
  }
  if (idea.end === 'accepted') {
    const accept = step({ do: 'accept', idea_id, answer }, 'community.accept_idea', admin, decided, 'accept')
    moves.push({ step: accept, type: 'IdeaAccepted', status: 'accepted', answer })
  }
  if (idea.end === 'rejected') {
    const refuse = { do: 'reject', idea_id, answer: answer ?? '' } as const
    const rejected = step(refuse, 'community.reject_idea', admin, decided, 'reject')
    moves.push({ step: rejected, type: 'IdeaRejected', status: 'rejected', answer })
  }
  return [
    proposeStep(author.user_id, idea_id, idea, at),
    step({ do: 'open', idea_id, author_id: author.user_id }, 'community.open_idea', OPENS, at + 1, 'open'),
    ...moves.map((move) => move.step),
    ...votes.map((vote) => ({ ...vote, at: Math.min(vote.at, decided - 1) })),
    ...(idea.own === true
      ? moves.flatMap((move, n) => statusNotice(author.user_id, idea_id, idea, move, n === 0 ? now : null))
      : []),
  ]
}

interface IdeaMove extends Pick<NotificationData<'idea_status'>, 'status' | 'answer'> {
  readonly step: Step
  readonly type: string
}

/** The author was told; of the vote on the newest idea they have not read yet. */
function statusNotice(
  author_id: string,
  idea_id: string,
  idea: SeedIdea,
  move: IdeaMove,
  now: number | null,
): readonly Step[] {
  const { step, type, status, answer } = move
  return noticeSteps({
    to: author_id,
    type: 'idea_status',
    about_id: idea_id,
    data: { idea_id, idea_title: idea.title, status, answer },
    cause: { step, type, category: 'idea' },
    ...(idea.end === 'under_vote' && now !== null ? { new_at: now } : {}),
  })
}

const OPENS: Actor = { kind: 'system', id: 'community.open-idea' }

function proposeStep(author_id: string, idea_id: string, { title, description }: SeedIdea, at: number): Step {
  const date = new Date(at).toISOString().slice(0, 10)
  return {
    at,
    command: 'community.propose_idea',
    actor: { kind: 'user', id: author_id },
    key: `propose ${idea_id}`,
    of: idea_id,
    run: (write, context) =>
      write.execute(
        proposalsDecider,
        author_id,
        { do: 'propose', idea_id, author_id, date, title, description },
        context,
      ),
  }
}

function opinionSteps({ now, admin_id, students, teachers }: CommunityParts, n: number): readonly Step[] {
  const opinion = OPINIONS[n]
  // the first teacher is the one somebody logs in as
  const author = opinion?.teaches === true ? teachers[n + 1] : students[(n * 3 + 2) % students.length]
  if (opinion === undefined || author === undefined) return []
  const { user_id } = author
  const waits = opinion.state === 'waiting'
  const at = now - (waits ? (n % 3) * 7 * HOUR + HOUR : n * DAY + 30 * HOUR)
  const new_id = deriveEntityId('demo', `opinion ${n}`, at)
  const step = (command: OpinionCommand, name: string, actor: Actor, when: number): Step => ({
    at: when,
    command: name,
    actor,
    key: `${name} ${user_id}`,
    of: user_id,
    run: (write, context) => write.execute(opinionDecider, user_id, command, context),
  })
  const admin: Actor = { kind: 'admin', id: admin_id }
  const { stars, text, reason = '' } = opinion
  return [
    step({ do: 'write', user_id, new_id, stars, text }, 'community.write_opinion', { kind: 'user', id: user_id }, at),
    ...(opinion.state === 'approved'
      ? [step({ do: 'approve', user_id, version: 1 }, 'community.approve_opinion', admin, at + 3 * HOUR)]
      : []),
    ...(opinion.state === 'rejected'
      ? [step({ do: 'reject', user_id, version: 1, reason }, 'community.reject_opinion', admin, at + 3 * HOUR)]
      : []),
  ]
}
