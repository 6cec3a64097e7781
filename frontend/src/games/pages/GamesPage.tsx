import { GAMES } from '@kredka/contracts/games/rules'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { DailyCard } from '../components/DailyCard.tsx'
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
      <PageHeader
        title={t('games.title')}
        about={t('games.about')}
        actions={
          <Button icon="edit" to={path('levels.browse')}>
            {t('games.drawn_levels')}
          </Button>
        }
      />
      <Stack space={5}>
        <DailyCard Picture={GamePicture} />
        <Grid min="17rem" space={5}>
          {GAMES.map((game) => {
            const open = data?.open.find((one) => one.game === game)
            const to = open === undefined ? path('games.game', { id: game }) : runPath(path, game, open.run_id)
            return (
              <Card key={game} covered padding="none">
                <div className={classes.picture}>
                  <GamePicture game={game} />
                </div>
                <div className={classes.words}>
                  <h2>
                    <CardLink to={to}>{t(`games.name_${game}`)}</CardLink>
                  </h2>
                  <p>{t(`games.about_${game}`)}</p>
                  {open !== undefined && <Chip icon="play">{t('games.is_open')}</Chip>}
                </div>
              </Card>
            )
          })}
        </Grid>
      </Stack>
    </>
  )
}

export { GamesPage as Page }
