import type { LevelView } from '@kredka/contracts/levels/views'
import { clockText } from '../../games/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'

type Figures = Pick<LevelView, 'tries' | 'clears' | 'best_ms'>

/** `12 tries · 25% cleared · best 0:31`. */
export function LevelFigures({ of: { tries, clears, best_ms } }: { readonly of: Figures }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      {t('levels.tries', { count: tries })}
      {tries > 0 && ` · ${t('levels.clear_rate', { rate: format.percent(Math.min(1, clears / tries)) })}`}
      {best_ms !== null && ` · ${t('levels.best', { time: clockText(best_ms) })}`}
    </>
  )
}
