import { LEVELS } from '@kredka/contracts/games/snake/levels/levels'
import type { SnakeSetup } from '@kredka/contracts/games/snake/play'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { MoreProps } from '../game.ts'
import { foodOf } from './useSnakeScore.ts'

/** After a level that was cleared: the one that comes next. */
export function NextLevel({ setup, score }: MoreProps<SnakeSetup>) {
  const t = useText()
  const path = usePath()
  if (setup.mode === 'classic' || score !== foodOf(setup)) return null
  const next = LEVELS[LEVELS.findIndex(({ id }) => id === setup.level) + 1]
  if (next === undefined || next.id === LEVELS[0]?.id) return null
  return (
    <Button size="large" icon="arrow-right" to={`${path('games.game', { id: 'snake2024' })}?level=${next.id}`}>
      {t('snake.next_level')}
    </Button>
  )
}
