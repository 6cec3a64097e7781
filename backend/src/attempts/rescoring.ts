import { attemptEvents, rescoreEvents } from '@kredka/contracts/attempts/events'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { type Policy, type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import type { WaitForReadModels } from '../kernel/reactions/not-yet.ts'
import type { Tools } from '../kernel/tools.ts'
import { keyRevisionOf } from '../quizzes/index.ts'
import { attemptDecider } from './attempt.ts'
import { scoresNow } from './judging.ts'
import { rescoreDecider, rescoreId } from './rescore.ts'

/**
 * Which finished attempts a version has. It only says whom to look at; what they score is decided by their own streams.
 */
export interface Played {
  count(quiz_id: string, version: number): Promise<number>
  /** The next ones behind `after`, those finished last first. */
  page(quiz_id: string, version: number, after: string | null, limit: number): Promise<readonly string[]>
}

const PAGE = 200
/** Attempts of a page that are scored at once. */
const AT_ONCE = 8

type ReScored = Recorded<
  AnyEvent & { readonly data: Omit<EventOf<typeof rescoreEvents.RescoreBegun>['data'], 'question_id' | 'attempts'> }
>

/**
 * Scores follow a corrected key (QUI-11). Each page is led to by the event of the one before, so that whoever takes
 * over goes on from the last page that was done; a page that is looked at twice changes nothing the second time. What
 * was being finished by the old key while the pages were made is looked at when it is finished.
 */
export function rescoring(
  tools: Pick<Tools, 'streams' | 'openFacts' | 'write'>,
  played: Played,
  waitForReadModels: WaitForReadModels,
): Policy {
  return {
    name: 'attempts.rescore',
    inline: false,
    on: {
      ...when(quizEvents.KeyCorrected, async (event, reaction) => {
        const { quiz_id, author_id, version, question_id, key_revision } = event.data
        await waitForReadModels(['attempts'], event)
        const attempts = await played.count(quiz_id, version)
        const rescore_id = rescoreId({ quiz_id, key_revision })
        const about = { rescore_id, quiz_id, version, author_id, key_revision }
        const command = { do: 'begin', ...about, question_id, attempts } as const
        const context = reaction.context('attempts.begin_rescore')
        return rejectionOf(await reaction.write.execute(rescoreDecider, rescore_id, command, context))
      }),
      ...when(rescoreEvents.RescoreBegun, (event, reaction) => scorePage(event, null, reaction)),
      ...when(rescoreEvents.RescoreBatchDone, (event, reaction) => scorePage(event, event.data.after, reaction)),
      ...when(attemptEvents.AttemptFinished, async ({ data: { attempt_id } }, reaction) => {
        const { created } = (await reaction.write.fold(attemptDecider, attempt_id)).state
        const versions = new Map(created?.questions.map((one) => [`${one.quiz_id}/${one.version}`, one]))
        for (const { quiz_id, version } of versions.values()) {
          const key_revision = await keyRevisionOf(reaction.write, quiz_id, version)
          // by the newest keys of all its quizzes at once
          if (key_revision > 0) return rejectionIn(await scoreAnew({ attempt_id, quiz_id, key_revision }, reaction))
        }
        return undefined
      }),
    },
  }

  async function scorePage(event: ReScored, after: string | null, reaction: Reaction): Promise<undefined> {
    const { rescore_id, quiz_id, version } = event.data
    await waitForReadModels(['attempts'], event)
    const ids = await played.page(quiz_id, version, after, PAGE)
    const end = ids.at(-1)
    const { write } = reaction
    if (end !== undefined) {
      const key_revision = await keyRevisionOf(write, quiz_id, version)
      let changed = 0
      for (let n = 0; n < ids.length; n += AT_ONCE) {
        const slice = ids.slice(n, n + AT_ONCE)
        const anew = slice.map((attempt_id) => scoreAnew({ attempt_id, quiz_id, key_revision }, reaction))
        changed += (await Promise.all(anew)).filter((outcome) => outcome === 'changed').length
      }
      const page = { do: 'note_page', after: end, n: ids.length, changed } as const
      await write.execute(rescoreDecider, rescore_id, page, reaction.context('attempts.note_rescored'))
    }
    if (ids.length < PAGE) {
      await write.execute(rescoreDecider, rescore_id, { do: 'finish' }, reaction.context('attempts.finish_rescore'))
    }
    return undefined
  }

  async function scoreAnew(
    { attempt_id, quiz_id, key_revision }: { attempt_id: string; quiz_id: string; key_revision: number },
    { write, context }: Reaction,
  ): Promise<'changed' | 'same' | Rejection> {
    const corrected = { corrected_quiz_id: quiz_id, key_revision }
    const command = { do: 'rescore', attempt_id, ...corrected, ...(await scoresNow(tools, attempt_id)) } as const
    const outcome = await write.execute(attemptDecider, attempt_id, command, context('attempts.rescore', attempt_id))
    if (isRejection(outcome)) return outcome
    return outcome.events.length > 0 ? 'changed' : 'same'
  }
}

function rejectionIn(outcome: 'changed' | 'same' | Rejection): Rejection | undefined {
  return typeof outcome === 'string' ? undefined : outcome
}
