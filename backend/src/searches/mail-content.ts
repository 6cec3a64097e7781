import type { ContentOf } from '../kernel/mail-content.ts'
import type { Tools } from '../kernel/tools.ts'
import { publicOffer } from '../offers/index.ts'

/** The title of an offer that fits a saved search, as everybody may read it when the mail leaves. */
export function matchContent(tools: Pick<Tools, 'write' | 'streams'>): ContentOf {
  return async (template, params) => {
    if (template !== 'saved_search_match') return {}
    const offer = await publicOffer(tools, String(params['offer_id']))
    return offer === null ? {} : { personal: { [offer.teacher_id]: { offer_title: offer.title } } }
  }
}
