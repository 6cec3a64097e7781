import type { SnakeSetup } from '@kredka/contracts/games/snake/play'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import type { MoreProps } from '../game.ts'
import { useLevels } from './useLevels.ts'
import { foodOf } from './useSnakeScore.ts'

/** After a level that was cleared: the one that comes next. */
export function NextLevel({ setup, score }: MoreProps<SnakeSetup>) {
  const t = useText()
  const path = usePath()
  const levels = useLevels(setup.mode === 'level')
  if (levels === null || setup.mode === 'classic' || score !== foodOf(setup)) return null
  const at = levels.findIndex(({ id }) => id === setup.level)
  const next = at < 0 ? undefined : levels[at + 1]
  if (next === undefined) return null
  return (
    <Button size="large" icon="arrow-right" to={`${path('games.game', { id: 'snake2024' })}?level=${next.id}`}>
      {t('snake.next_level')}
    </Button>
  )
}
