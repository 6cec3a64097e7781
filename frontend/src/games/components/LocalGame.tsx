import { useState } from 'react'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { GameParts } from '../game.ts'
import { resultText } from '../result-text.ts'
import { type LocalEnd, useLocalRun } from '../useLocalRun.ts'
import { Result } from './Result.tsx'

interface Props<Setup> {
  readonly parts: GameParts<Setup>
  readonly setup: Setup
  /** Absent where nothing else is played after it. */
  readonly onChange?: (setup: Setup) => void
  readonly onLeave: () => void
  /** Where that leads; absent where it is the page of the game. */
  readonly leave?: TextId
}

/** A game without an account or a connection: dealt by this browser, and counted nowhere. */
export function LocalGame<Setup>(props: Props<Setup>) {
  const [game, setGame] = useState(0)
  const [done, setDone] = useState<LocalEnd | null>(null)
  const again = () => {
    setDone(null)
    setGame(game + 1)
  }
  const next = (setup: Setup) => {
    props.onChange?.(setup)
    again()
  }
  if (done !== null) return <Ended {...props} done={done} onAgain={again} onNext={next} />
  return <Played key={game} {...props} onEnd={setDone} />
}

function Played<Setup>({ parts, setup, onLeave, onEnd }: Props<Setup> & { readonly onEnd: (end: LocalEnd) => void }) {
  const playing = useLocalRun(parts, setup, { onEnd, onLeave })
  return <parts.Play setup={setup} playing={playing} />
}

interface EndedProps<Setup> extends Props<Setup> {
  readonly done: LocalEnd
  readonly onAgain: () => void
  readonly onNext: (setup: Setup) => void
}

function Ended<Setup>({ parts, setup, done, onAgain, onNext, onLeave, leave }: EndedProps<Setup>) {
  const t = useText()
  const words = parts.useWords(setup)
  const isDone = done.why === 'done'
  const more = parts.More !== undefined && (
    <parts.More setup={setup} score={done.score} isDone={isDone} onPlay={onNext} isBusy={false} />
  )
  const leadsOn = isDone && parts.leadsOn?.(setup, done.score) === true
  const notes = [words.note(setup), t('games.is_unranked')]
  return (
    <Result
      title={done.why === 'done' ? (words.lost?.(setup, done.score) ?? words.done) : t(`games.ended_${done.why}`)}
      result={resultText(parts.game, words.scoreText, done)}
      note={notes.filter((note) => note !== null).join(' · ')}
    >
      {leadsOn && more}
      <Button look={leadsOn ? 'secondary' : 'primary'} size="large" icon="refresh" onClick={onAgain}>
        {t('games.again')}
      </Button>
      {!leadsOn && more}
      <Button size="large" onClick={onLeave}>
        {t(leave ?? (parts.Fields === undefined ? 'games.to_lobby' : 'games.other_board'))}
      </Button>
    </Result>
  )
}
