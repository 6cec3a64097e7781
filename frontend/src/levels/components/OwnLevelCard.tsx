import { removeLevel, unlistLevel } from '@kredka/contracts/levels/endpoints'
import { LEVEL_NAME_MAX } from '@kredka/contracts/levels/rules'
import type { OwnLevelRowView } from '@kredka/contracts/levels/views'
import { useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { LEVEL_STATE_KINDS } from '../state-kinds.ts'
import { useDrawLevel } from '../useDrawLevel.ts'
import { LevelBoard } from './LevelBoard.tsx'
import { LevelFigures } from './LevelFigures.tsx'
import classes from './levels.module.css'

const NONE: ReadonlySet<number> = new Set()

interface Props {
  readonly level: OwnLevelRowView
  readonly onChanged: () => void
}

/** One of the author's levels: how it stands, and what can be done with it. */
export function OwnLevelCard({ level, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const copy = useDrawLevel()
  const [asked, setAsked] = useState<'unlist' | 'remove' | null>(null)
  const settle = () => {
    setAsked(null)
    onChanged()
  }
  const after = { done: settle, failed: settle } as const
  const unlist = useCommand(unlistLevel, { ...after, success: 'levels.unlisted_now' })
  const remove = useCommand(removeLevel, { ...after, success: 'levels.removed_now' })
  const { id, name, state, drawn, version, is_changed, changed_at } = level
  const of = <span className="visually-hidden">: {name}</span>
  return (
    <Card>
      <article className={classes.card}>
        <div className={classes.picture}>
          <LevelBoard level={drawn} faulty={NONE} cursor={null} />
        </div>
        <div>
          <StatusLabel kind={LEVEL_STATE_KINDS[state]}>{t(`levels.state_${state}`)}</StatusLabel>
          <h2>{name}</h2>
          <p className={classes.soft}>
            {version !== null && (
              <>
                <LevelFigures of={level} />
                {' · '}
              </>
            )}
            {t(state === 'listed' && is_changed ? 'levels.is_changed' : 'levels.changed', {
              date: format.date(changed_at),
            })}
          </p>
          <div className={classes.actions}>
            <Button size="small" icon="edit" to={path('levels.edit', { id })}>
              {t('levels.edit')}
              {of}
            </Button>
            <Button
              look="quiet"
              size="small"
              icon="copy"
              loading={copy.isBusy}
              onClick={() => copy.draw(t('levels.copy_name', { name }).slice(0, LEVEL_NAME_MAX), drawn)}
            >
              {t('levels.copy')}
              {of}
            </Button>
            {state === 'listed' && (
              <Button look="quiet" size="small" icon="eye-off" onClick={() => setAsked('unlist')}>
                {t('levels.unlist')}
                {of}
              </Button>
            )}
            <Button look="quiet" size="small" icon="trash" onClick={() => setAsked('remove')}>
              {t('ui.remove')}
              {of}
            </Button>
          </div>
        </div>
      </article>
      <ConfirmDialog
        opened={asked === 'unlist'}
        onClose={() => setAsked(null)}
        onConfirm={() => unlist.send({ id })}
        busy={unlist.status === 'sending'}
        title={t('levels.unlist_title')}
        confirm={t('levels.unlist')}
      >
        <p>{t('levels.unlist_about')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'remove'}
        onClose={() => setAsked(null)}
        onConfirm={() => remove.send({ id })}
        busy={remove.status === 'sending'}
        title={t('levels.remove_title')}
        confirm={t('ui.remove')}
        danger
      >
        <p>{t('levels.remove_about')}</p>
      </ConfirmDialog>
    </Card>
  )
}
