import { readDrawnLevel } from '@kredka/contracts/games/snake/drawn'
import type { SnakeSetup } from '@kredka/contracts/games/snake/play'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { clockText } from '../components/clock-text.ts'
import { ShareButton } from '../components/ShareButton.tsx'
import type { FieldsProps } from '../game.ts'
import { drawnLevel } from '../resources.ts'
import classes from './drawn.module.css'
import { LevelPicture } from './LevelPicture.tsx'
import { ReportLevel } from './ReportLevel.tsx'

/** A level that somebody drew, before it is played: whose it is, and how others got on with it (GAM-03). */
export function DrawnFields({ setup, onChange }: FieldsProps<SnakeSetup>) {
  const t = useText()
  const path = usePath()
  const user = useAppSelector(selectUser)
  const named = setup.mode === 'level' ? readDrawnLevel(setup.level) : null
  const { data: level } = useResource(drawnLevel, named === null ? null : { id: named.level_id })
  if (level === null) return null
  const { name, author, food, tries, clears, best_ms, own_best_ms, drawn } = level
  return (
    <Stack space={4}>
      <div className={classes.level}>
        <LevelPicture map={drawn.map} />
        <div>
          <h2>{name}</h2>
          <p>{author === null ? t('snake.drawn_nameless') : t('snake.drawn_by', { author })}</p>
          <p>
            {t('snake.drawn_food', { count: food })} · {t('snake.speed_of', { speed: drawn.speed })}
          </p>
          <p>{t('snake.drawn_tries', { count: tries, clears })}</p>
          {best_ms !== null && <p>{t('snake.drawn_best', { time: clockText(best_ms) })}</p>}
          {own_best_ms !== null && <p>{t('snake.drawn_own_best', { time: clockText(own_best_ms) })}</p>}
        </div>
      </div>
      <Checkbox
        checked={setup.pace === 'steps'}
        onChange={(isOn) => onChange({ ...setup, pace: isOn ? 'steps' : 'clock' })}
      >
        {t('snake.steps_option')}
      </Checkbox>
      <Row>
        <ShareButton />
        {user !== null && !level.is_own && <ReportLevel id={level.id} version={level.version} />}
        <Button look="arrow" to={path('levels.browse')}>
          {t('snake.drawn_levels')}
        </Button>
      </Row>
    </Stack>
  )
}
