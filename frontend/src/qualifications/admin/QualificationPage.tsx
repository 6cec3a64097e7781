import {
  checkQualification,
  openQualificationProof,
  refuseQualification,
} from '@kredka/contracts/qualifications/endpoints'
import { QUALIFICATION_GRAPH } from '@kredka/contracts/qualifications/rules'
import type { QualificationDetailView, QualificationProofView } from '@kredka/contracts/qualifications/views'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { DetailPage } from '../../back-office/DetailPage.tsx'
import type { Fact } from '../../back-office/Facts.tsx'
import { Followed } from '../../back-office/Followed.tsx'
import { History } from '../../back-office/History.tsx'
import { PersonLink } from '../../back-office/PersonLink.tsx'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { QUALIFICATION_KINDS } from '../kinds.ts'
import { Proof } from './Proof.tsx'
import { qualification as qualificationOf } from './resources.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  QualificationProofSent: 'qualification_admin.did_send',
  QualificationProofOpened: 'qualification_admin.did_open',
  QualificationChecked: 'qualification_admin.did_check',
  QualificationRefused: 'qualification_admin.did_refuse',
}

/** One qualification, its paper for a reason, and the decision (PRO-04, ADM-02, ADM-03). */
export function QualificationPage() {
  const { id = '' } = useParams()
  const found = useResource(qualificationOf, { id })
  return (
    <ResourceView of={found}>
      {(latest) => (
        <Followed key={latest.id} latest={latest} versionOf={({ version }) => version}>
          {(read, newer) => (
            // what is read stays; its state and what was done with it are told as they are now
            <Qualification
              qualification={{ ...read, state: latest.state, reason: latest.reason, history: latest.history }}
              newer={newer}
              onChanged={found.refresh}
            />
          )}
        </Followed>
      )}
    </ResourceView>
  )
}

interface Props {
  readonly qualification: QualificationDetailView
  readonly newer: ReactNode | null
  /** It was opened or decided, by whomever: what is true now is read. */
  readonly onChanged: () => void
}

function Qualification({ qualification, newer, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const [opened, setOpened] = useState<QualificationProofView | null>(null)
  const { id, title, state, history, teacher } = qualification
  return (
    <DetailPage
      section={{ label: t('admin_nav.queue'), to: path('admin.queue') }}
      title={title}
      about={<StatusLabel kind={QUALIFICATION_KINDS[state]}>{t(`qualification_admin.state_${state}`)}</StatusLabel>}
      waits={{ kind: 'qualification', id }}
      log={{ stream: `qualifications-${teacher.id}` }}
      actions={
        <Decide
          qualification={qualification}
          newer={newer}
          onChanged={onChanged}
          onOpened={(proof) => {
            setOpened(proof)
            onChanged()
          }}
        />
      }
      facts={useAbout(qualification)}
    >
      {newer}
      {opened !== null && state === 'waiting' && newer === null && <Proof proof={opened} title={title} />}
      <History acts={history.toReversed()} words={WORDS} />
    </DetailPage>
  )
}

interface DecideProps extends Props {
  readonly onOpened: (proof: QualificationProofView) => void
}

const REFUSE = {
  label: 'qualification_admin.refuse',
  title: 'qualification_admin.refuse_title',
  about: 'qualification_admin.refuse_about',
} as const
const TAKE_BACK = {
  label: 'qualification_admin.take_back',
  title: 'qualification_admin.take_back_title',
  about: 'qualification_admin.take_back_about',
} as const

/** Opens the paper on the screen, and says yes or no to it. */
function Decide({ qualification, newer, onChanged, onOpened }: DecideProps) {
  const t = useText()
  const { id, state, teacher, proof, history } = qualification
  const looked = { id, teacher_id: teacher.id, file_id: proof.file_id }
  const check = useCommand(checkQualification, {
    success: 'qualification_admin.checked_done',
    done: onChanged,
    failed: ifOvertaken(onChanged),
  })
  const can = (way: 'check' | 'refuse') => newer === null && way in QUALIFICATION_GRAPH[state]
  const told = { history: { acts: history, words: WORDS }, onDone: onChanged }
  return (
    <Row space={2}>
      <ReasonAction
        endpoint={openQualificationProof}
        ready={['qualification_admin.ready_open', 'qualification_admin.ready_again', 'back_office.ready_authority']}
        input={(reason) => ({ ...looked, reason })}
        isOffered={newer === null && state === 'waiting'}
        label="qualification_admin.open"
        title="qualification_admin.open_title"
        about="qualification_admin.open_about"
        icon="eye"
        onAnswer={onOpened}
      />
      <ReasonAction
        {...told}
        endpoint={refuseQualification}
        ready={[
          'qualification_admin.ready_unreadable',
          'qualification_admin.ready_other_person',
          'qualification_admin.ready_other_title',
          'qualification_admin.ready_no_proof',
        ]}
        input={(reason) => ({ ...looked, reason })}
        isOffered={can('refuse')}
        {...(state === 'checked' ? TAKE_BACK : REFUSE)}
        reasonLabel="qualification_admin.reason"
        reasonHint="qualification_admin.reason_hint"
        success="qualification_admin.refused_done"
        danger
      />
      {can('check') && (
        <Button look="primary" loading={check.status === 'sending'} onClick={() => check.send(looked)}>
          {t('qualification_admin.check')}
        </Button>
      )}
    </Row>
  )
}

function useAbout({ teacher, institution, year, proof, reason }: QualificationDetailView): readonly Fact[] {
  const t = useText()
  const format = useFormat()
  return [
    { label: t('qualification_admin.teacher'), value: <PersonLink person={teacher} /> },
    { label: t('qualification_admin.institution'), value: institution },
    ...(year === null ? [] : [{ label: t('qualification_admin.year'), value: year }]),
    { label: t('qualification_admin.sent_at'), value: format.dateTime(proof.sent_at) },
    ...(reason === null ? [] : [{ label: t('qualification_admin.reason'), value: reason }]),
  ]
}

export { QualificationPage as Page }
