import type { GamePlay } from '@kredka/contracts/games/game'
import type { RunView } from '@kredka/contracts/games/views'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './games.module.css'

interface Props {
  readonly run: RunView
  readonly begin: GamePlay<never>['begin']
}

/** Anybody can check that the luck of a run was settled before its first move, and was kept to. */
export function Fairness({ run, begin }: Props) {
  const t = useText()
  const [isFair, setFair] = useState<boolean | null>(null)
  const { secret, told } = run
  // where nothing was ever uncovered there was no luck
  if (secret === null || told.every(({ length }) => length === 0)) return null
  const check = async () => {
    const { isAsBound } = await loadChunk(() => import('../is-as-bound.ts'))
    setFair(await isAsBound(run, secret, begin))
  }
  return (
    <details className={classes.fairness}>
      <summary>{t('games.fairness')}</summary>
      <p>{t('games.fairness_about')}</p>
      <dl>
        <dt>{t('games.commitment')}</dt>
        <dd>{run.commitment}</dd>
        <dt>{t('games.secret')}</dt>
        <dd>{secret}</dd>
      </dl>
      <Button size="small" icon="shield" onClick={check}>
        {t('games.fairness_check')}
      </Button>
      {isFair !== null && (
        <Notice kind={isFair ? 'success' : 'error'}>{t(isFair ? 'games.fair' : 'games.unfair')}</Notice>
      )}
    </details>
  )
}
