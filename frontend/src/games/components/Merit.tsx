import { GAME_RULES, type Game } from '@kredka/contracts/games/rules'
import type { RunView } from '@kredka/contracts/games/views'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { board, ownGames } from '../resources.ts'
import { type Result, resultText } from '../result-text.ts'
import classes from './result.module.css'

interface Props {
  readonly game: Game
  readonly view: RunView
  readonly result: Result
  /** `12 moves`. */
  readonly scoreText: (score: number) => string
}

/** What a result is beside one’s own best and among those of today. */
export function Merit({ game, view: { id, variant }, result, scoreText }: Props) {
  const t = useText()
  const own = useResource(ownGames, {})
  const today = useResource(board, { game, variant, period: 'day' })
  // who reached nothing is not praised for it
  const isNothing = GAME_RULES[game].best === 'most' && result.score === 0
  if (own.data === null || isNothing) return null
  const best = own.data.bests.find((one) => one.game === game && one.variant === variant)
  // boards come after the run: until then its own result says whether it is the best one
  const isBest = best === undefined || best.run_id === id || isAsGood(game, result, best)
  const place = today.data?.rows.find(({ run_id }) => run_id === id)?.place
  return (
    <p className={classes.merit}>
      {isBest ? (
        <Chip icon="star">{t('games.is_own_best')}</Chip>
      ) : (
        t('games.own_best', { result: resultText(game, scoreText, best) })
      )}
      {place !== undefined && <Chip>{t('games.place_today', { place })}</Chip>}
    </p>
  )
}

function isAsGood(game: Game, result: Result, best: Result): boolean {
  const { best: wanted, ties } = GAME_RULES[game]
  if (result.score !== best.score) return wanted === 'most' ? result.score > best.score : result.score < best.score
  return ties !== 'time' || result.played_ms <= best.played_ms
}
