import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import type { PlainPage } from '../app/routing/usePath.ts'
import type { TextId } from '../i18n/text-ids.ts'
import type { OfferSums } from '../offers/index.ts'

/** A step of a teacher's beginning. */
export interface FirstStep {
  readonly text: TextId
  readonly about: TextId
  /** Where it is done. */
  readonly page: PlainPage
  readonly done: boolean
}

interface Known {
  readonly user: Pick<CurrentUserView, 'about' | 'picture_url'>
  readonly hasHours: boolean
  readonly sums: OfferSums
}

/** What students look for before they choose somebody, in the order in which it is quickest to do. */
export function firstSteps({ user, hasHours, sums }: Known): readonly FirstStep[] {
  return [
    { text: 'dashboard.step_hours', about: 'dashboard.hours_about', page: 'availability.groups', done: hasHours },
    { text: 'dashboard.step_offer', about: 'dashboard.first_offer_about', page: 'offers.create', done: sums.all > 0 },
    {
      text: 'dashboard.step_picture',
      about: 'dashboard.step_picture_about',
      page: 'profile',
      done: user.picture_url !== null,
    },
    {
      text: 'dashboard.step_about',
      about: 'dashboard.step_about_about',
      page: 'profile',
      done: user.about.trim() !== '',
    },
  ]
}
