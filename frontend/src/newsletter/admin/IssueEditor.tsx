import { createIssue, saveIssue } from '@kredka/contracts/newsletter/endpoints'
import type { IssueView } from '@kredka/contracts/newsletter/views'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { usePolling } from '../../back-office/usePolling.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { issue } from '../resources.ts'
import { DraftActions } from './DraftActions.tsx'
import { type IssueContent, IssueFields } from './IssueFields.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { ISSUE_STATE_KINDS } from './state-kinds.ts'

const EMPTY: IssueContent = { subject_pl: '', text_pl: '', subject_en: '', text_en: '' }

export function NewIssue() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const begun = useFormDraft('newsletter.new', EMPTY)
  const { form, submit, sending } = useSentForm(createIssue, begun.initial, contentOf, {
    success: 'newsletter.draft_saved',
    quiet: false,
    always: () => draft.drop(),
    done: ({ id }) => navigate(`${path('admin.newsletter')}?issue=${id}`, { replace: true }),
  })
  const draft = useKeptForm(begun, form, EMPTY, contentOf)
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('newsletter.title'), to: path('admin.newsletter') }, { label: t('newsletter.new_issue') }]}
        title={t('newsletter.new_issue')}
      />
      <DraftKept of={draft} />
      <IssueFields form={form} onSubmit={submit}>
        <Row>
          <Button type="submit" look="primary" loading={sending}>
            {t('newsletter.save_draft')}
          </Button>
        </Row>
      </IssueFields>
    </Stack>
  )
}

export function OneIssue({ id }: { readonly id: string }) {
  const found = useResource(issue, { id })
  usePolling(found.refresh, found.data?.state === 'sending' ? 1_000 : null)
  return (
    <ResourceView of={found}>
      {(view) =>
        view.state === 'draft' ? <Draft key={view.id} issue={view} onChanged={found.refresh} /> : <Gone issue={view} />
      }
    </ResourceView>
  )
}

interface DraftProps {
  readonly issue: IssueView
  readonly onChanged: () => void
}

function Draft({ issue: { id, ...view }, onChanged }: DraftProps) {
  const t = useText()
  const path = usePath()
  const [saved, setSaved] = useState<IssueContent>(contentOf(view))
  const current = contentOf(view)
  const begun = useFormDraft(`newsletter.${id}`, current)
  const { form, submit, sending } = useSentForm(saveIssue, begun.initial, (values) => ({ id, ...contentOf(values) }), {
    success: 'newsletter.draft_saved',
    quiet: false,
    always: () => draft.drop(),
    done: (_, { id: _id, ...content }) => {
      setSaved(content)
      onChanged()
    },
  })
  const draft = useKeptForm(begun, form, current, contentOf)
  const elsewhere = useSavedElsewhere(form, current, contentOf, begun.base)
  const typed = JSON.stringify(contentOf(form.values))
  // what was just saved is shown before it was read anew
  const changed = typed !== JSON.stringify(saved) && typed !== JSON.stringify(current)
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('newsletter.title'), to: path('admin.newsletter') }, { label: view.subject_pl }]}
        title={view.subject_pl}
        about={<StatusLabel kind={ISSUE_STATE_KINDS.draft}>{t('newsletter.state_draft')}</StatusLabel>}
      />
      <DraftKept of={draft} />
      <ChangedMeanwhile of={elsewhere} />
      <IssueFields form={form} onSubmit={submit}>
        <Row>
          <Button type="submit" look={changed ? 'primary' : 'secondary'} loading={sending}>
            {t('newsletter.save_draft')}
          </Button>
          <DraftActions id={id} changed={changed} onChanged={onChanged} />
        </Row>
      </IssueFields>
      <IssuePreview content={form.values} />
    </Stack>
  )
}

function contentOf({ subject_pl, text_pl, subject_en, text_en }: IssueContent): IssueContent {
  return { subject_pl, text_pl, subject_en, text_en }
}

/** An issue that is on its way, sent or put away: it can only be read. */
function Gone({ issue: view }: { readonly issue: IssueView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { state, recipients, sent_at } = view
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('newsletter.title'), to: path('admin.newsletter') }, { label: view.subject_pl }]}
        title={view.subject_pl}
        about={<StatusLabel kind={ISSUE_STATE_KINDS[state]}>{t(`newsletter.state_${state}`)}</StatusLabel>}
      />
      {state === 'sending' && <Notice>{t('newsletter.sending_now', { count: recipients })}</Notice>}
      {state === 'sent' && sent_at !== null && (
        <Notice kind="success">{t('newsletter.was_sent', { count: recipients, at: format.dateTime(sent_at) })}</Notice>
      )}
      <IssuePreview content={view} />
    </Stack>
  )
}
