import { DAILY_COUNTED_MAX } from '@kredka/contracts/games/rules'
import { useText } from '../i18n/useText.ts'

/** `Place 3 of 12`, and of a great many `Place 20 of 1000+`. */
export function usePlaceText(): (result: { readonly place: number }, players: number) => string {
  const t = useText()
  const counted = (count: number) => (count < DAILY_COUNTED_MAX ? count : `${DAILY_COUNTED_MAX}+`)
  return ({ place }, players) => t('games.daily_place', { place: counted(place), players: counted(players) })
}
