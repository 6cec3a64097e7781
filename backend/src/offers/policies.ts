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
        ...when(offerEvents.OfferActivated, async (event, reaction) =>
          // only what takes a decision back has a reason
          tell(streams, event, reaction, event.data.reason === null ? 'offer_activated' : 'offer_restored'),
        ),
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

type Outcome = Refusal | 'offer_activated' | 'offer_restored'

/** @param outcome a word where the version is public from now on */
async function tell(streams: OpenStreams, event: Decision, reaction: Reaction, outcome: Outcome) {
  const { offer_id, teacher_id, version } = event.data
  const sent = (await streams.read(event.stream)).filter(({ data }) => data['version'] === version)
  const content = last(sent, offerEvents.OfferSubmitted)?.data
  // null once the teacher is forgotten
  const offer_title = content?.title ?? null
  if (content === undefined || offer_title === null) return undefined
  const data = { offer_id, offer_subject: content.subject_id, offer_title }
  const to = { to: teacher_id, about_id: offer_id }
  return typeof outcome === 'string'
    ? notify(reaction, { ...to, type: outcome, data })
    : notify(reaction, { ...to, type: outcome.type, data: { ...data, reason: outcome.reason } })
}
