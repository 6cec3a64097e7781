import { availabilityEvents } from '@kredka/contracts/availability/events'
import { belongingsContract } from '@kredka/contracts/belongings/contract'
import type { BelongingKind } from '@kredka/contracts/belongings/rules'
import { isRejection, type Rejection } from '@kredka/contracts/kernel/errors'
import type { AnyEvent } from '@kredka/contracts/kernel/events'
import { levelEvents } from '@kredka/contracts/levels/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { topicEvents } from '@kredka/contracts/topics/events'
import type { Decider } from '../kernel/decider.ts'
import type { Module } from '../kernel/module.ts'
import { type Reaction, rejectionOf, when } from '../kernel/policy.ts'
import { stepContext } from '../kernel/step-context.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { CommandContext, Executed, WriteSide } from '../kernel/write-side.ts'
import { belongingsDecider } from './belongings.ts'

/**
 * Makes something of which a person has a limited number. What could not be made anyway takes no room; a repeat of the
 * command finds its room taken by itself.
 */
export async function executeAsBelonging<S, C, E extends AnyEvent>(
  write: WriteSide,
  decider: Decider<S, C, E>,
  command: C,
  item: { readonly user_id: string; readonly kind: BelongingKind; readonly item_id: string },
  context: CommandContext,
): Promise<Executed<E> | Rejection> {
  const tried = decider.decide(decider.initial, command)
  if (isRejection(tried)) return tried
  const room = stepContext(context, 'room')
  const added = await write.execute(belongingsDecider, item.user_id, { do: 'add', ...item }, room)
  return isRejection(added) ? added : write.execute(decider, item.item_id, command, context)
}

/** How much of a kind one person may have (AVL-01, OFR-03, TOP-01). */
export const belongings: Module = {
  ...belongingsContract,
  states: [streamState(belongingsDecider)],
  policies: () => [
    {
      name: 'belongings.give-up',
      inline: true,
      on: {
        ...when(availabilityEvents.AvailabilityGroupRemoved, ({ data: { group_id, teacher_id } }, reaction) =>
          giveUp('availability_group', teacher_id, group_id, reaction),
        ),
        ...when(levelEvents.LevelRemoved, ({ data: { level_id, author_id } }, reaction) =>
          giveUp('level', author_id, level_id, reaction),
        ),
        ...when(offerEvents.OfferRemoved, ({ data: { offer_id, teacher_id } }, reaction) =>
          giveUp('offer', teacher_id, offer_id, reaction),
        ),
        ...when(quizEvents.QuizRemoved, ({ data: { quiz_id, author_id } }, reaction) =>
          giveUp('quiz', author_id, quiz_id, reaction),
        ),
        ...when(topicEvents.TopicRemoved, ({ data: { topic_id, teacher_id } }, reaction) =>
          giveUp('topic', teacher_id, topic_id, reaction),
        ),
      },
    },
  ],
}

async function giveUp(kind: BelongingKind, user_id: string, item_id: string, { write, context }: Reaction) {
  const command = { do: 'give_up', user_id, kind, item_id } as const
  return rejectionOf(await write.execute(belongingsDecider, user_id, command, context('belongings.give_up')))
}
