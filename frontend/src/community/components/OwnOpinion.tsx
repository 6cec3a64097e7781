import { withdrawOpinion } from '@kredka/contracts/community/endpoints'
import type { OwnOpinionView } from '@kredka/contracts/community/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { OPINION_KINDS } from '../status-kinds.ts'
import { OpinionForm } from './OpinionForm.tsx'
import classes from './opinions.module.css'

interface Props {
  readonly opinion: OwnOpinionView | null
  readonly onChanged: () => void
}

/**
 * The person's own opinion: the form for a first one, else how it stands, with the ways to change it and take it away.
 */
export function OwnOpinion({ opinion, onChanged }: Props) {
  const t = useText()
  const [editing, setEditing] = useState(false)
  // The button that was pressed goes: what takes its place gets the focus.
  const [swapped, setSwapped] = useState(false)
  const edit = (on: boolean) => {
    setSwapped(true)
    setEditing(on)
  }
  const endEditing = () => {
    edit(false)
    onChanged()
  }
  const showWithdrawn = () => {
    setSwapped(true)
    onChanged()
  }
  return (
    <Card>
      <Stack space={3}>
        <h2>{t('community.own_opinion')}</h2>
        {opinion === null || editing ? (
          <Arrival key="form" when={swapped}>
            <OpinionForm opinion={opinion} onSaved={endEditing} {...(editing ? { onCancel: () => edit(false) } : {})} />
          </Arrival>
        ) : (
          <Arrival key="standing" when={swapped}>
            <OpinionState opinion={opinion} onEdit={() => edit(true)} onChanged={showWithdrawn} />
          </Arrival>
        )}
      </Stack>
    </Card>
  )
}

interface OpinionStateProps {
  readonly opinion: OwnOpinionView
  readonly onEdit: () => void
  readonly onChanged: () => void
}

function OpinionState({ opinion, onEdit, onChanged }: OpinionStateProps) {
  const t = useText()
  const format = useFormat()
  const [removing, setRemoving] = useState(false)
  const withdraw = useCommand(withdrawOpinion, {
    success: 'community.opinion_withdrawn',
    done() {
      setRemoving(false)
      onChanged()
    },
    failed: () => setRemoving(false),
  })
  return (
    <Stack space={3}>
      <div className={classes.line}>
        <StatusLabel kind={OPINION_KINDS[opinion.state]}>{t(`community.opinion_${opinion.state}`)}</StatusLabel>
        <Rating value={opinion.stars} />
        <time dateTime={opinion.written_at}>{format.date(opinion.written_at)}</time>
        {opinion.edited && <span>{t('community.edited')}</span>}
      </div>
      <Paragraphs text={opinion.text} />
      {opinion.reason !== null && (
        <Notice kind="warning">
          <strong>{t('community.why_rejected')}</strong>
          <Paragraphs text={opinion.reason} />
        </Notice>
      )}
      {opinion.is_public === 'earlier' && <p>{t('community.earlier_public')}</p>}
      <Row>
        <Button icon="edit" size="small" onClick={onEdit}>
          {t('community.change_opinion')}
        </Button>
        <Button look="quiet" icon="trash" size="small" onClick={() => setRemoving(true)}>
          {t('community.withdraw_opinion')}
        </Button>
      </Row>
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        onConfirm={() => withdraw.send({})}
        title={t('community.withdraw_title')}
        confirm={t('community.withdraw_opinion')}
        busy={withdraw.status === 'sending'}
        danger
      >
        <p>{t('community.withdraw_about')}</p>
      </ConfirmDialog>
    </Stack>
  )
}
