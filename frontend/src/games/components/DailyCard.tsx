import type { Game } from '@kredka/contracts/games/rules'
import type { ChallengeView } from '@kredka/contracts/games/views'
import type { ComponentType } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Skeleton } from '../../ui/states.tsx'
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
  const { data, error } = useResource(daily, {})
  if (data === null && error !== null) return null
  const today = data?.today ?? null
  const openPath = today?.run?.is_open === true ? runPath(path, today.game, today.run.run_id) : null
  return (
    <Card covered tinted padding="tight">
      <div className={classes.card}>
        <div className={classes.picture}>{today !== null && <Picture game={today.game} />}</div>
        <div className={classes.words}>
          <h2 className={classes.title}>
            <CardLink to={openPath ?? path('games.daily')}>{t('games.daily')}</CardLink>
          </h2>
          {today === null ? (
            <Awaited />
          ) : (
            <>
              <p>{t('games.daily_game', { game: t(`games.name_${today.game}`) })}</p>
              <DailyState challenge={today} />
            </>
          )}
        </div>
      </div>
    </Card>
  )
}

/** As high as what comes, so that nothing below it moves: a line and a chip. */
function Awaited() {
  return (
    <>
      <Skeleton width="10rem" height="1lh" />
      <Skeleton width="8rem" height="1.875rem" />
    </>
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
