import { GAMES } from '@kredka/contracts/games/rules'
import type { ReactNode } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { DailyCard } from '../components/DailyCard.tsx'
import { DrawnLevelPicture } from '../drawings/DrawnLevelPicture.tsx'
import { GamePicture } from '../drawings/GamePicture.tsx'
import { ownGames } from '../resources.ts'
import { runPath } from '../run-path.ts'
import classes from './games-page.module.css'

/** All games that there are, those first that wait to be gone on with (GAM-01). */
export function GamesPage() {
  const t = useText()
  const path = usePath()
  const user = useAppSelector(selectUser)
  const { data } = useResource(ownGames, user === null ? null : {})
  return (
    <>
      <PageHeader title={t('games.title')} about={t('games.about')} />
      <Stack space={5}>
        <DailyCard Picture={GamePicture} />
        <Grid min="20rem" space={5}>
          {GAMES.map((game) => {
            const open = data?.open.find((one) => one.game === game)
            const to = open === undefined ? path('games.game', { id: game }) : runPath(path, game, open.run_id)
            return (
              <GameCard
                key={game}
                to={to}
                name={t(`games.name_${game}`)}
                about={t(`games.about_${game}`)}
                picture={<GamePicture game={game} />}
              >
                {open !== undefined && <Chip icon="play">{t('games.is_open')}</Chip>}
              </GameCard>
            )
          })}
          <GameCard
            to={path('levels.browse')}
            name={t('games.drawn_levels')}
            about={t('games.drawn_levels_about')}
            picture={<DrawnLevelPicture />}
          />
        </Grid>
      </Stack>
    </>
  )
}

interface CardProps {
  readonly to: string
  readonly name: string
  readonly about: string
  readonly picture: ReactNode
  readonly children?: ReactNode
}

function GameCard({ to, name, about, picture, children }: CardProps) {
  return (
    <Card covered padding="none">
      <div className={classes.picture}>{picture}</div>
      <div className={classes.words}>
        <h2>
          <CardLink to={to}>{name}</CardLink>
        </h2>
        <p>{about}</p>
        {children}
      </div>
    </Card>
  )
}

export { GamesPage as Page }
