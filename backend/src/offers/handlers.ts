import { subjectById } from '@kredka/contracts/data/subjects'
import { warsawDay } from '@kredka/contracts/kernel/days'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import {
  activateOffer,
  editOffer,
  noteOfferSeen,
  rejectOffer,
  removeOffer,
  restoreOffer,
  submitOffer,
  takeDownOffer,
} from '@kredka/contracts/offers/endpoints'
import { isPublic } from '@kredka/contracts/offers/states'
import { cityById } from '@kredka/contracts/places/cities'
import { groupRevision } from '../availability/index.ts'
import { executeAsBelonging } from '../belongings/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { type OfferCommand, offerDecider } from './offer.ts'
import { OFFER_VIEWS } from './view-counts.ts'

const VIEW_MAX_AGE_MS = 60_000

export function offerHandlers({ write, vault }: Tools): readonly Handler[] {
  const execute = (offer_id: string, command: OfferCommand, request: Request) =>
    write.execute(offerDecider, offer_id, command, request.context)

  async function submission(
    offer_id: string,
    is_new: boolean,
    input: InputOf<typeof submitOffer>,
    request: Request,
  ): Promise<OfferCommand> {
    const teacher_id = callerId(request)
    const availability_revision = await groupRevision(write, teacher_id, input.availability_group_id)
    return {
      do: 'submit',
      offer_id,
      teacher_id,
      is_new,
      content: contentOf(input, request),
      facts: factsOf(input, availability_revision),
    }
  }

  return [
    handle(submitOffer, async (input, request) => {
      const offer_id = deriveEntityId(request.context.command_id, 'offer')
      const command = await submission(offer_id, true, input, request)
      const item = { user_id: callerId(request), kind: 'offer', item_id: offer_id } as const
      return replyMade(offer_id, await executeAsBelonging(write, offerDecider, command, item, request.context))
    }),

    handle(editOffer, async ({ id, ...input }, request) =>
      replyDone(await execute(id, await submission(id, false, input, request), request)),
    ),

    handle(removeOffer, async ({ id }, request) =>
      replyDone(await execute(id, { do: 'remove', offer_id: id, teacher_id: callerId(request) }, request)),
    ),

    handle(noteOfferSeen, async ({ id }, request) => {
      const { viewer, ip, user_agent, context } = request
      const { state: offer } = await write.fold(offerDecider, id, VIEW_MAX_AGE_MS)
      // nobody learns here whether an offer exists
      if (isPublic(offer.state) && !(viewer.kind === 'user' && viewer.id === offer.teacher_id)) {
        const visitor = viewer.kind === 'user' ? viewer.id : `${ip} ${user_agent}`
        await vault.counters.count(OFFER_VIEWS, warsawDay(context.now), id, visitor)
      }
      return { answer: null }
    }),

    handle(activateOffer, async ({ id, version }, request) =>
      replyDone(await execute(id, { do: 'activate', offer_id: id, version }, request)),
    ),

    handle(rejectOffer, async ({ id, version, reason }, request) =>
      replyDone(await execute(id, { do: 'reject', offer_id: id, version, reason }, request)),
    ),

    handle(takeDownOffer, async ({ id, version, reason }, request) =>
      replyDone(await execute(id, { do: 'take_down', offer_id: id, version, reason }, request)),
    ),

    handle(restoreOffer, async ({ id, version, reason }, request) =>
      replyDone(await execute(id, { do: 'restore', offer_id: id, version, reason }, request)),
    ),
  ]
}

function contentOf(input: InputOf<typeof submitOffer>, { context }: Request) {
  const { title, description, subject_id, level, places, availability_group_id } = input
  return {
    title,
    description,
    subject_id,
    level,
    places,
    city_id: input.city_id ?? null,
    prices: input.prices.map(({ duration, amount }, n) => ({
      id: deriveEntityId(context.command_id, `price ${n}`),
      currency: 'PLN' as const,
      amount,
      duration,
    })),
    availability_group_id,
  }
}

function factsOf(input: InputOf<typeof submitOffer>, availability_revision: number | null) {
  return {
    subject_known: subjectById(input.subject_id) !== undefined,
    city_known: input.city_id !== undefined && cityById(input.city_id) !== undefined,
    availability_revision,
  }
}
