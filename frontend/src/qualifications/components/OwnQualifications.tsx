import { removeQualification } from '@kredka/contracts/qualifications/endpoints'
import { QUALIFICATION_GRAPH, QUALIFICATIONS_MAX } from '@kredka/contracts/qualifications/rules'
import type { OwnQualificationView } from '@kredka/contracts/qualifications/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { QUALIFICATION_KINDS } from '../kinds.ts'
import { ownQualifications } from '../resources.ts'
import { ProofButton } from './ProofButton.tsx'
import { QualificationForm } from './QualificationForm.tsx'
import { QualificationWords } from './Qualifications.tsx'
import classes from './qualifications.module.css'

/** A teacher states what they learned, and has staff look at the papers (PRO-04). */
export function OwnQualifications() {
  const t = useText()
  const own = useResource(ownQualifications, {})
  return (
    <Card>
      <section aria-labelledby="own-qualifications">
        <Stack>
          <h2 id="own-qualifications">{t('qualifications.heading')}</h2>
          <p className="soft-note">{t('qualifications.about')}</p>
          <ResourceView of={own} skeleton={<SkeletonLines lines={3} />}>
            {(all) => <Shown all={all} onChanged={own.refresh} />}
          </ResourceView>
        </Stack>
      </section>
    </Card>
  )
}

interface ShownProps {
  readonly all: readonly OwnQualificationView[]
  readonly onChanged: () => void
}

function Shown({ all, onChanged }: ShownProps) {
  const t = useText()
  const [isAdding, setAdding] = useState(false)
  const isFull = all.length >= QUALIFICATIONS_MAX
  return (
    <Stack>
      {all.length > 0 && (
        <ul className={classes.list}>
          {all.map((one) => (
            <li key={one.id} className={classes.own}>
              <OwnQualification qualification={one} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && !isFull ? (
        <QualificationForm
          onDone={() => {
            setAdding(false)
            onChanged()
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Row>
          <Button icon="plus" disabled={isFull} onClick={() => setAdding(true)}>
            {t('qualifications.add')}
          </Button>
          {isFull && <span className="soft-note">{t('qualifications.full', { max: QUALIFICATIONS_MAX })}</span>}
        </Row>
      )}
    </Stack>
  )
}

function OwnQualification({
  qualification,
  onChanged,
}: {
  readonly qualification: OwnQualificationView
  readonly onChanged: () => void
}) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { id, title, state, reason } = qualification
  const remove = useCommand(removeQualification, {
    success: 'qualifications.removed',
    done: () => {
      setAsking(false)
      onChanged()
    },
  })
  return (
    <>
      <div className={classes.head}>
        <QualificationWords qualification={qualification} />
        <StatusLabel kind={QUALIFICATION_KINDS[state]}>{t(`qualifications.state_${state}`)}</StatusLabel>
      </div>
      {state === 'waiting' && <p className="soft-note">{t('qualifications.waiting_about')}</p>}
      {reason !== null && <Notice kind="warning">{t('qualifications.refused_because', { reason })}</Notice>}
      <Row space={2}>
        {'prove' in QUALIFICATION_GRAPH[state] && (
          <ProofButton id={id} title={title} isFirst={state === 'stated'} onSent={onChanged} />
        )}
        <Button
          look="quiet"
          size="small"
          icon="trash"
          label={t('qualifications.remove_of', { title })}
          onClick={() => setAsking(true)}
        >
          {t('qualifications.remove')}
        </Button>
      </Row>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.send({ id })}
        title={t('qualifications.remove_title')}
        confirm={t('qualifications.remove')}
        busy={remove.status === 'sending'}
      >
        <p>{t('qualifications.remove_about', { title })}</p>
      </ConfirmDialog>
    </>
  )
}
