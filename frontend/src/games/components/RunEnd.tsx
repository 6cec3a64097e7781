import { startRun } from '@kredka/contracts/games/endpoints'
import { isSetId } from '@kredka/contracts/games/sets/sets'
import type { RunView } from '@kredka/contracts/games/views'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { MemoryBoard } from '../memory/MemoryBoard.tsx'
import { useSetName } from '../memory/useSetName.ts'
import { runPath } from '../run-path.ts'
import { clockText } from './clock-text.ts'
import { Fairness } from './Fairness.tsx'
import classes from './games.module.css'
import { Replay } from './Replay.tsx'
import { Result } from './Result.tsx'
import { ShareButton } from './ShareButton.tsx'

/** A run that is over: what it came to, once more, and move by move. */
export function RunEnd({ run }: { readonly run: RunView }) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const setName = useSetName(run.setup.set)
  const { game, set, size } = run.setup
  const start = useCommand(startRun, {
    done: ({ id }) => navigate(runPath(path, game, id), { replace: true }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { ended, is_own } = run
  if (ended === null) return null
  const moves = t('games.moves', { count: ended.score })
  const player = run.player ?? t('games.nameless')
  return (
    <div className={classes.table}>
      <Result
        heading={heading}
        title={is_own ? t(`games.ended_${ended.why}`) : t('games.run_of', { player })}
        result={ended.why === 'done' ? `${moves} · ${clockText(ended.played_ms)}` : null}
        note={`${setName} · ${size.replace('x', ' × ')}${is_own && ended.is_ranked ? ` · ${t('games.is_ranked')}` : ''}`}
      >
        {is_own && isSetId(set) && (
          <Button
            look="primary"
            size="large"
            icon="refresh"
            loading={start.status === 'sending'}
            onClick={() => start.send({ setup: { game, size, set } })}
          >
            {t('games.again')}
          </Button>
        )}
        <Button
          size={is_own ? 'large' : 'medium'}
          look={is_own ? 'secondary' : 'primary'}
          to={path('games.game', { id: game })}
        >
          {t(is_own ? 'games.other_board' : 'games.play_too')}
        </Button>
        <ShareButton />
      </Result>
      <Replay length={run.inputs.length}>{(shown) => <MemoryBoard run={run} shown={shown} />}</Replay>
      <Fairness run={run} />
    </div>
  )
}
