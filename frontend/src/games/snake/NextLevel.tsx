import { readDrawnLevel } from '@kredka/contracts/games/snake/drawn'
import type { SnakeSetup } from '@kredka/contracts/games/snake/play'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { MoreProps } from '../game.ts'
import { setupOf } from './setup-of.ts'
import { useLevels } from './useLevels.ts'
import { foodOf } from './useSnakeScore.ts'

/** After a level that was cleared: the one that comes next; after what somebody drew: its editor, or others’ levels. */
export function NextLevel({ setup, score, onPlay, isBusy }: MoreProps<SnakeSetup>) {
  const t = useText()
  const path = usePath()
  const levels = useLevels(setup.mode === 'level')
  const drawn = setup.mode === 'level' ? readDrawnLevel(setup.level) : null
  if (drawn !== null) {
    return drawn.version === 0 ? (
      <Button look="primary" size="large" icon="edit" to={path('levels.edit', { id: drawn.level_id })}>
        {t('snake.drawn_back')}
      </Button>
    ) : (
      <Button size="large" icon="arrow-right" to={path('levels.browse')}>
        {t('snake.drawn_levels')}
      </Button>
    )
  }
  if (levels === null || setup.mode === 'classic' || score !== foodOf(setup)) return null
  const at = levels.findIndex(({ id }) => id === setup.level)
  const next = at < 0 ? undefined : levels[at + 1]
  if (next === undefined) return null
  return (
    <Button
      look="primary"
      size="large"
      icon="arrow-right"
      loading={isBusy}
      onClick={() => onPlay(setupOf(next, setup.pace))}
    >
      {t('snake.next_level')}
    </Button>
  )
}
