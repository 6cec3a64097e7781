import { startRun } from '@kredka/contracts/games/endpoints'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectSession, selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn } from '../../app/session/useLoginIntent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import type { GameParts } from '../game.ts'
import { lateChunk } from '../late-chunk.ts'
import { ownGames } from '../resources.ts'
import { resultText } from '../result-text.ts'
import { runPath } from '../run-path.ts'
import { LatePart } from './LatePart.tsx'
import classes from './lobby.module.css'

const boardOfBest = lateChunk(() => import('./BoardOfBest.tsx'))

interface Props<Setup> {
  readonly parts: GameParts<Setup>
  readonly setup: Setup
  readonly onChange: (setup: Setup) => void
  readonly onAlone: () => void
}

/** Before the game: what can be chosen, how it is played, who is best, and the one button that begins it (GAM-01). */
export function Lobby<Setup>({ parts, setup, onChange, onAlone }: Props<Setup>) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const { status } = useAppSelector(selectSession)
  const user = useAppSelector(selectUser)
  // whoever is logged in would play unranked where they were taken for a visitor
  const isKnown = status !== 'unknown'
  const askToLogIn = useAskToLogIn()
  const isOnline = useOnline()
  const { scoreText } = parts.useWords(setup)
  const { game, play, Fields, Rules, needsServer = false } = parts
  const own = useResource(ownGames, user === null ? null : {})
  const variant = play.variantOf(setup)
  const open = own.data?.open.find((one) => one.game === game)
  const best = own.data?.bests.find((one) => one.game === game && one.variant === variant)
  const start = useCommand(startRun, { done: ({ id }) => navigate(runPath(path, game, id)) })
  const choice = parts.choiceOf(setup)
  const isRanked = user !== null && isOnline && choice !== null
  const [visitor, offline] = needsServer
    ? (['games.needs_account', 'games.needs_connection'] as const)
    : (['games.unranked_visitor', 'games.unranked_offline'] as const)
  const unranked = status === 'visitor' ? visitor : offline
  return (
    <>
      <PageHeader title={t(`games.name_${game}`)} about={t(`games.about_${game}`)} />
      <div className={classes.lobby}>
        <Stack space={5}>
          {open !== undefined && (
            <Notice>
              <Row apart>
                <span>{t('games.open_run')}</span>
                <Button look="primary" icon="play" to={runPath(path, game, open.run_id)}>
                  {t('games.go_on')}
                </Button>
              </Row>
            </Notice>
          )}
          {Fields !== undefined && <Fields setup={setup} onChange={onChange} />}
          {best !== undefined && (
            <p className={classes.best}>{t('games.own_best', { result: resultText(game, scoreText, best) })}</p>
          )}
          {isKnown && !isRanked && (
            <Notice>
              <p>{t(unranked)}</p>
              {status === 'visitor' && (
                <Button look="arrow" onClick={() => askToLogIn(`games.${game}`, 'signup')}>
                  {t('games.sign_up')}
                </Button>
              )}
            </Notice>
          )}
          {(isRanked ? open === undefined : !needsServer || !isKnown) && (
            <Button
              look="primary"
              size="large"
              wide
              icon="play"
              loading={start.status === 'sending' || !isKnown}
              onClick={isRanked ? () => start.send({ setup: choice }) : onAlone}
            >
              {t(isRanked || !isKnown ? 'games.play' : 'games.play_alone')}
            </Button>
          )}
        </Stack>
        <Stack space={6}>
          <Rules />
          <LatePart chunk={boardOfBest}>
            {({ BoardOfBest }) => <BoardOfBest game={game} variant={variant} scoreText={scoreText} />}
          </LatePart>
        </Stack>
      </div>
    </>
  )
}
