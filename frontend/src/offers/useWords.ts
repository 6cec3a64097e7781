import { subjectById } from '@kredka/contracts/data/subjects'
import type { Level, Place } from '@kredka/contracts/offers/rules'
import type { Price } from '@kredka/contracts/offers/views'
import { useLanguage } from '../app/routing/usePath.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'

/** The words of the offers' enumerations in the person's language. */
export function useWords() {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  return {
    subject: (id: string) => subjectById(id)?.[language] ?? id,
    level: (level: Level) => t(`offers.level_${LEVEL_IDS[level]}`),
    place: (place: Place) => t(`offers.place_${place}`),
    duration: (minutes: number) => t('offers.minutes', { minutes }),
    price: (price: Price) => format.money(price.amount, price.currency),
  }
}

const LEVEL_IDS = {
  any: 'any',
  basic: 'basic',
  intermediate: 'intermediate',
  advanced: 'advanced',
  'for-children': 'children',
} as const satisfies Record<Level, string>
