import {
  archiveAnalystQuestion,
  changeAnalystQuestion,
  saveAnalystQuestion,
  shareAnalystQuestion,
} from '@kredka/contracts/analysis/endpoints'
import type { AnalystQuestionView } from '@kredka/contracts/analysis/views'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { Workbench } from '../components/Workbench.tsx'
import { analystQuestion } from '../resources.ts'
import { bodyOf, valuesOf } from '../values.ts'

/** A question that somebody keeps: an own one can be changed, one of a colleague copied. */
export function QuestionPage() {
  const { id = '' } = useParams()
  const found = useResource(analystQuestion, { id })
  return (
    <ResourceView of={found}>
      {(question) =>
        question.is_own ? (
          <OwnQuestion key={question.id} question={question} onChanged={found.refresh} />
        ) : (
          <SharedQuestion key={question.id} question={question} />
        )
      }
    </ResourceView>
  )
}

interface Props {
  readonly question: AnalystQuestionView
}

function OwnQuestion({ question, onChanged }: Props & { readonly onChanged: () => void }) {
  const t = useText()
  const { id, title, is_shared } = question
  const saved = valuesOf(question)
  const begun = useFormDraft(`question.${id}`, saved)
  const { form, submit, sending, error } = useSentForm(
    changeAnalystQuestion,
    begun.initial,
    (values) => ({ id, ...bodyOf(values) }),
    { success: 'analysis.question_kept', always: () => draft.drop(), done: onChanged },
  )
  const draft = useKeptForm(begun, form, saved, bodyOf)
  const share = useCommand(shareAnalystQuestion, { done: onChanged })
  return (
    <Stack space={5}>
      <Head
        question={question}
        actions={
          <>
            <Button loading={share.status === 'sending'} onClick={() => share.send({ id, shared: !is_shared })}>
              {t(is_shared ? 'analysis.unshare' : 'analysis.share')}
            </Button>
            <Archive id={id} title={title} />
          </>
        }
      />
      <Workbench
        question_id={id}
        form={form}
        onSave={submit}
        saveLabel={t('analysis.save')}
        sending={sending}
        error={error}
      >
        <DraftKept of={draft} />
      </Workbench>
    </Stack>
  )
}

function Archive({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const archive = useCommand(archiveAnalystQuestion, {
    success: 'analysis.archived',
    done: () => void navigate(path('admin.questions'), { replace: true }),
  })
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('analysis.archive')}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={t('analysis.archive_sure', { title })}
        confirm={t('analysis.archive')}
        danger
        busy={archive.status === 'sending'}
        onConfirm={() => archive.send({ id })}
        onClose={() => setOpen(false)}
      >
        {t('analysis.archive_about')}
      </ConfirmDialog>
    </>
  )
}

function SharedQuestion({ question }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const saved = valuesOf(question)
  const begun = useFormDraft(`question.copy.${question.id}`, saved)
  const { form, submit, sending, error } = useSentForm(saveAnalystQuestion, begun.initial, bodyOf, {
    success: 'analysis.question_kept',
    always: () => draft.drop(),
    done: ({ id }) => void navigate(path('admin.question', { id })),
  })
  const draft = useKeptForm(begun, form, saved, bodyOf)
  return (
    <Stack space={5}>
      <Head question={question} actions={null} />
      <Workbench
        question_id={question.id}
        form={form}
        onSave={submit}
        saveLabel={t('analysis.keep_copy')}
        sending={sending}
        error={error}
      >
        <DraftKept of={draft} />
      </Workbench>
    </Stack>
  )
}

function Head({ question, actions }: Props & { readonly actions: ReactNode }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { title, author, is_shared, changed_at } = question
  return (
    <PageHeader
      crumbs={[{ label: t('analysis.questions'), to: path('admin.questions') }, { label: title }]}
      title={title}
      about={
        <Row space={3}>
          <StatusLabel kind={is_shared ? 'active' : 'inactive'}>
            {t(is_shared ? 'analysis.shared' : 'analysis.own')}
          </StatusLabel>
          <span>{t('analysis.by', { author, at: format.dateTime(changed_at) })}</span>
        </Row>
      }
      {...(actions === null ? {} : { actions })}
    />
  )
}

export { QuestionPage as Page }
