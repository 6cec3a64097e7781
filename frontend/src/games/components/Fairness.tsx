import type { GamePlay } from '@kredka/contracts/games/game'
import type { RunView } from '@kredka/contracts/games/views'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { lateChunk } from '../late-chunk.ts'
import { NotLoaded } from './LatePart.tsx'
import classes from './run-end.module.css'

const checking = lateChunk(() => import('../is-as-bound.ts'))

interface Props {
  readonly run: RunView
  readonly begin: GamePlay<never>['begin']
}

/** Anybody can check that the luck of a run was settled before its first move, and was kept to. */
export function Fairness({ run, begin }: Props) {
  const t = useText()
  const [found, setFound] = useState<'fair' | 'unfair' | 'not_loaded' | null>(null)
  const { secret, told } = run
  // where nothing was ever uncovered there was no luck
  if (secret === null || told.every(({ length }) => length === 0)) return null
  const check = async () => {
    const loaded = await checking.load()
    checking.forget()
    if (loaded === null) setFound('not_loaded')
    else setFound((await loaded.isAsBound(run, secret, begin)) ? 'fair' : 'unfair')
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
      {found === 'not_loaded' ? (
        <NotLoaded onAgain={check} />
      ) : (
        <Button size="small" icon="shield" onClick={check}>
          {t('games.fairness_check')}
        </Button>
      )}
      {(found === 'fair' || found === 'unfair') && (
        <Notice kind={found === 'fair' ? 'success' : 'error'}>{t(`games.${found}`)}</Notice>
      )}
    </details>
  )
}
