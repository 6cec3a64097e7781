import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { last } from '../kernel/last.ts'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { notify } from '../notifications/index.ts'
import { viewCounts } from './view-counts.ts'

/** Tells the teacher how the review went (OFR-03, NOT-01). */
export function offerPolicies(tools: Tools): readonly Policy[] {
  const { streams } = tools
  return [
    {
      name: 'offers.tell-decision',
      inline: false,
      on: {
        ...when(offerEvents.OfferActivated, async (event, reaction) => tell(streams, event, reaction, null)),
        ...when(offerEvents.OfferRejected, async (event, reaction) =>
          tell(streams, event, reaction, event.data.reason),
        ),
      },
    },
    viewCounts(tools),
  ]
}

type Decision = Recorded<
  AnyEvent & { readonly data: { readonly offer_id: string; readonly teacher_id: string; readonly version: number } }
>

async function tell(streams: OpenStreams, event: Decision, reaction: Reaction, reason: string | null) {
  const { offer_id, teacher_id, version } = event.data
  const sent = (await streams.read(event.stream)).filter(({ data }) => data['version'] === version)
  const content = last(sent, offerEvents.OfferSubmitted)?.data
  // null once the teacher is forgotten
  const offer_title = content?.title ?? null
  if (content === undefined || offer_title === null) return undefined
  const data = { offer_id, offer_subject: content.subject_id, offer_title }
  const to = { to: teacher_id, about_id: offer_id }
  return reason === null
    ? notify(reaction, { ...to, type: 'offer_activated', data })
    : notify(reaction, { ...to, type: 'offer_rejected', data: { ...data, reason } })
}
