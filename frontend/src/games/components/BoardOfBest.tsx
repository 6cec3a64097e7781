import type { Game } from '@kredka/contracts/games/rules'
import type { BoardView } from '@kredka/contracts/games/views'
import { PERIODS } from '@kredka/contracts/rewards/rules'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Tabs, useUrlTab } from '../../ui/Tabs.tsx'
import { board } from '../resources.ts'
import { resultText } from '../result-text.ts'
import { BoardRows } from './BoardRows.tsx'
import classes from './best.module.css'

interface Props {
  readonly game: Game
  readonly variant: string
  /** `12 moves`. */
  readonly scoreText: (score: number) => string
}

/** The best of today, of this week and of all time; each result leads to the run, move by move. */
export function BoardOfBest({ game, variant, scoreText }: Props) {
  const t = useText()
  const [period, setPeriod] = useUrlTab('period', PERIODS)
  const found = useResource(board, { game, variant, period })
  return (
    <section aria-labelledby="best" className={classes.best}>
      <h2 id="best">{t('games.best')}</h2>
      <Tabs
        label={t('games.best_period')}
        tabs={PERIODS.map((value) => ({ value, label: t(`games.period_${value}`) }))}
        value={period}
        onChange={setPeriod}
      >
        <ResourceView of={found}>{(view) => <Rows view={view} scoreText={scoreText} />}</ResourceView>
      </Tabs>
    </section>
  )
}

function Rows({
  view: { rows, own, game, period },
  scoreText,
}: { readonly view: BoardView } & Pick<Props, 'scoreText'>) {
  const t = useText()
  if (rows.length === 0) return <p className={classes.none}>{t(`games.best_none_${period}`)}</p>
  const isListed = rows.some(({ is_own }) => is_own)
  return (
    <>
      <BoardRows game={game} rows={rows} scoreText={scoreText} />
      {own !== null && !isListed && (
        <p className={classes.none}>{t('games.own_here', { result: resultText(game, scoreText, own) })}</p>
      )}
    </>
  )
}
