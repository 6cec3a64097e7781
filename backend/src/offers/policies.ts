import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { offerEvents } from '@kredka/contracts/offers/events'
import { last, personOf } from '../accounts/index.ts'
import { type Policy, type Reaction, when } from '../kernel/policy.ts'
import type { OpenStreams, Tools } from '../kernel/tools.ts'
import { requestMail } from '../mail/index.ts'
import { viewCounts } from './view-counts.ts'

/** Tells the teacher how the review went (OFR-03, MAI-01). */
export function offerPolicies(tools: Tools): readonly Policy[] {
  const { streams } = tools
  return [
    {
      name: 'offers.mail-decision',
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

type Decision = Recorded<AnyEvent & { readonly data: { readonly offer_id: string; readonly teacher_id: string } }>

async function tell(streams: OpenStreams, event: Decision, reaction: Reaction, reason: string | null) {
  const { offer_id, teacher_id } = event.data
  const [teacher, offer] = await Promise.all([personOf(streams, teacher_id), streams.read(event.stream)])
  const title = last(offer, offerEvents.OfferSubmitted)?.data.title ?? null
  if (teacher === null || title === null) return undefined
  const params = { name: teacher.name, offer_id, offer_title: title }
  const to = { to_subject: teacher_id, address: teacher.email, language: teacher.language }
  return reason === null
    ? requestMail(reaction, { template: 'offer_activated', params, ...to })
    : requestMail(reaction, { template: 'offer_rejected', params: { ...params, reason }, ...to })
}
