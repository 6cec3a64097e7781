import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { viewCounts } from './view-counts.ts'

/** Tells the teacher how the review went, and what became of an offer that was public (OFR-03, ADM-02, NOT-01). */
export function offerPolicies(tools: Tools): readonly Policy[] {
  const { streams } = tools
  return [
    {
      name: 'offers.tell-decision',
      inline: false,
      on: {
        ...when(offerEvents.OfferActivated, async (event, reaction) => tell(streams, event, reaction, null)),
        ...when(offerEvents.OfferRejected, async (event, reaction) =>
          tell(streams, event, reaction, { type: 'offer_rejected', reason: event.data.reason }),
        ),
        ...when(offerEvents.OfferTakenDown, async (event, reaction) =>
          tell(streams, event, reaction, { type: 'offer_taken_down', reason: event.data.reason }),
        ),
      },
    },
    viewCounts(tools),
  ]
}

type Decision = Recorded<
  AnyEvent & { readonly data: { readonly offer_id: string; readonly teacher_id: string; readonly version: number } }
>

interface Refusal {
  readonly type: 'offer_rejected' | 'offer_taken_down'
  readonly reason: string
}

/** @param refusal null where the version is public from now on */
async function tell(streams: OpenStreams, event: Decision, reaction: Reaction, refusal: Refusal | null) {
  const { offer_id, teacher_id, version } = event.data
  const sent = (await streams.read(event.stream)).filter(({ data }) => data['version'] === version)
  const content = last(sent, offerEvents.OfferSubmitted)?.data
  // null once the teacher is forgotten
  const offer_title = content?.title ?? null
  if (content === undefined || offer_title === null) return undefined
  const data = { offer_id, offer_subject: content.subject_id, offer_title }
  const to = { to: teacher_id, about_id: offer_id }
  return refusal === null
    ? notify(reaction, { ...to, type: 'offer_activated', data })
    : notify(reaction, { ...to, type: refusal.type, data: { ...data, reason: refusal.reason } })
}
