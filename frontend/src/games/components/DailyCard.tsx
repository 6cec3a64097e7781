import type { Game } from '@kredka/contracts/games/rules'
import type { ChallengeView } from '@kredka/contracts/games/views'
import type { ComponentType } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { daily } from '../resources.ts'
import { runPath } from '../run-path.ts'
import { usePlaceText } from '../usePlaceText.ts'
import classes from './daily.module.css'

interface Props {
  /** Draws the game. Its place stands before it is there. */
  readonly Picture: ComponentType<{ readonly game: Game }>
}

/** The challenge of today in brief: what it is, and how it stands for the caller (GAM-04, NAV-08). */
export function DailyCard({ Picture }: Props) {
  const t = useText()
  const path = usePath()
  const { data } = useResource(daily, {})
  if (data === null) return null
  const { today } = data
  const open = today.run?.is_open === true ? today.run.run_id : null
  return (
    <Card covered tinted padding="tight">
      <div className={classes.card}>
        <div className={classes.picture}>
          <Picture game={today.game} />
        </div>
        <div className={classes.words}>
          <h2 className={classes.title}>
            <CardLink to={open === null ? path('games.daily') : runPath(path, today.game, open)}>
              {t('games.daily')}
            </CardLink>
          </h2>
          <p>{t('games.daily_game', { game: t(`games.name_${today.game}`) })}</p>
          <DailyState challenge={today} />
        </div>
      </div>
    </Card>
  )
}

function DailyState({ challenge: { run, players } }: { readonly challenge: ChallengeView }) {
  const t = useText()
  const placeText = usePlaceText()
  if (run === null) return <Chip icon="play">{t('games.daily_new')}</Chip>
  if (run.is_open) return <Chip icon="play">{t('games.is_open')}</Chip>
  if (run.result === null) return <Chip icon="check">{t('games.daily_played')}</Chip>
  return <Chip icon="check">{placeText(run.result, players)}</Chip>
}
