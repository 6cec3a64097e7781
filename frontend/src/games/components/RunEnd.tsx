import { dayOfBoard } from '@kredka/contracts/games/daily'
import { startRun } from '@kredka/contracts/games/endpoints'
import type { RunView } from '@kredka/contracts/games/views'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { GameParts } from '../game.ts'
import { resultText } from '../result-text.ts'
import { runPath } from '../run-path.ts'
import { stepsOf } from '../steps.ts'
import { Fairness } from './Fairness.tsx'
import classes from './games.module.css'
import { Merit } from './Merit.tsx'
import { Replay } from './Replay.tsx'
import { Result } from './Result.tsx'
import { ShareButton } from './ShareButton.tsx'

interface Props<Setup> {
  readonly parts: GameParts<Setup>
  readonly setup: Setup
  readonly view: RunView
}

/** A run that is over: what it came to, once more, and move by move. */
export function RunEnd<Setup>({ parts, setup, view }: Props<Setup>) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const words = parts.useWords(setup)
  const { game } = parts
  const isDaily = dayOfBoard(view.variant) !== null
  // of a day there is one run alone
  const choice = isDaily ? null : parts.choiceOf(setup)
  const start = useCommand(startRun, {
    done: ({ id }) => navigate(runPath(path, game, id), { replace: true }),
  })
  const play = (next: Setup) => {
    const setup = parts.choiceOf(next)
    if (setup !== null) start.send({ setup })
  }
  const { ended, is_own, inputs, told } = view
  const { frames } = parts
  const steps = useMemo(() => {
    const played = stepsOf({ inputs, told })
    return frames?.of(setup, played) ?? played
  }, [frames, setup, inputs, told])
  if (ended === null) return null
  const player = view.player ?? t('games.nameless')
  const endText =
    ended.why === 'done' ? (words.lost?.(setup, ended.score) ?? words.done) : t(`games.ended_${ended.why}`)
  const counts = ended.why === 'done' || ended.is_ranked
  const isDone = ended.why === 'done'
  const more = is_own && !isDaily && parts.More !== undefined && (
    <parts.More setup={setup} score={ended.score} isDone={isDone} onPlay={play} isBusy={start.status === 'sending'} />
  )
  const leadsOn = isDone && parts.leadsOn?.(setup, ended.score) === true
  const notes = [words.note(setup), is_own && ended.is_ranked ? t('games.is_ranked') : null]
  return (
    <div className={classes.table}>
      <Result
        title={is_own ? endText : t('games.run_of', { player })}
        result={counts ? resultText(game, words.scoreText, ended) : null}
        merit={
          is_own && ended.is_ranked && !isDaily ? (
            <Merit game={game} view={view} result={ended} scoreText={words.scoreText} />
          ) : null
        }
        note={notes.filter((note) => note !== null).join(' · ')}
      >
        {leadsOn && more}
        {is_own && choice !== null && (
          <Button
            look={leadsOn ? 'secondary' : 'primary'}
            size="large"
            icon="refresh"
            loading={start.status === 'sending'}
            onClick={() => start.send({ setup: choice })}
          >
            {t('games.again')}
          </Button>
        )}
        {isDaily && (
          <Button look="primary" size="large" to={path('games.daily')}>
            {t('games.daily_ranking')}
          </Button>
        )}
        {!leadsOn && more}
        <Button
          size={is_own ? 'large' : 'medium'}
          look={is_own ? 'secondary' : 'primary'}
          to={`${path('games.game', { id: game })}${parts.lobbyOf?.(setup) ?? ''}`}
        >
          {t(is_own ? (parts.Fields === undefined ? 'games.to_lobby' : 'games.other_board') : 'games.play_too')}
        </Button>
        <ShareButton />
      </Result>
      {parts.After !== undefined && <parts.After setup={setup} view={view} />}
      <Replay length={steps.length} step_ms={parts.frames?.ms}>
        {(shown) => <parts.Board setup={setup} steps={steps.slice(0, shown)} asked={view.asked} />}
      </Replay>
      <Fairness run={view} begin={parts.play.begin} />
    </div>
  )
}
