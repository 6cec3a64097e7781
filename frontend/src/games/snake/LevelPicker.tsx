import type { BuiltInLevel } from '@kredka/contracts/games/snake/levels/built-in'
import { snakePlay } from '@kredka/contracts/games/snake/play'
import type { Pace } from '@kredka/contracts/games/snake/rules'
import { useEffect, useId, useRef } from 'react'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { clockText } from '../components/clock-text.ts'
import { ownGames } from '../resources.ts'
import { LevelPicture } from './LevelPicture.tsx'
import classes from './levels.module.css'
import { setupOf } from './setup-of.ts'
import { useLevels } from './useLevels.ts'
import { foodOf } from './useSnakeScore.ts'

const NONE: readonly BuiltInLevel[] = []

interface Props {
  /** Its id. */
  readonly value: string
  /** What was cleared at the other pace is another result. */
  readonly pace: Pace
  readonly onChange: (level: BuiltInLevel) => void
}

/** All levels in their order, with what somebody has cleared of them. */
export function LevelPicker({ value, pace, onChange }: Props) {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const name = useId()
  const user = useAppSelector(selectUser)
  const levels = useLevels(true) ?? NONE
  const { data } = useResource(ownGames, user === null ? null : {})
  const cleared = new Map(
    levels.flatMap((level) => {
      const setup = setupOf(level, pace)
      const best = data?.bests.find(({ variant }) => variant === snakePlay.variantOf(setup))
      return best !== undefined && best.score === foodOf(setup) ? [[level.id, best.played_ms]] : []
    }),
  )
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-chosen]')
    if (list.current !== null && chosen != null) list.current.scrollTop = chosen.offsetTop
  }, [])
  return (
    <div className={classes.picker}>
      {user !== null && (
        <>
          <p>{t('snake.progress', { count: cleared.size, all: levels.length })}</p>
          <ProgressBar
            label={t('snake.levels')}
            value={cleared.size / levels.length}
            text={t('snake.progress', { count: cleared.size, all: levels.length })}
          />
        </>
      )}
      <Button look="arrow" to={path('levels.browse')}>
        {t('snake.drawn_levels')}
      </Button>
      <fieldset ref={list} className={classes.levels}>
        <legend className="visually-hidden">{t('snake.levels')}</legend>
        {levels.map((level, n) => {
          const ms = cleared.get(level.id)
          return (
            <label key={level.id} className={classes.level} data-chosen={level.id === value || undefined}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={level.id === value}
                onChange={() => onChange(level)}
              />
              <LevelPicture map={level.map} />
              <span className={classes.name}>
                {n + 1}. {level[language]}
              </span>
              <span className={classes.about}>
                {ms === undefined ? (
                  t('snake.speed_of', { speed: level.speed })
                ) : (
                  <>
                    <Icon name="check" size={14} />
                    <span className="visually-hidden">{t('snake.is_cleared')}</span> {clockText(ms)}
                  </>
                )}
              </span>
            </label>
          )
        })}
      </fieldset>
    </div>
  )
}
