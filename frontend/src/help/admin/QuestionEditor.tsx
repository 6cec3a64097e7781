import { addFaqItem, publishFaqItem, writeFaqItem } from '@kredka/contracts/help/endpoints'
import type { FaqEntryView } from '@kredka/contracts/help/views'
import { useNavigate } from 'react-router'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { type QuestionContent, QuestionFields } from './QuestionFields.tsx'
import { QuestionPreview } from './QuestionPreview.tsx'

const EMPTY: QuestionContent = { category: 'students', question_pl: '', answer_pl: '', question_en: '', answer_en: '' }

const bodyOf = (values: QuestionContent) => values

/** @param onAdded reads the list anew, in which the question is then found */
export function NewQuestion({ onAdded }: { readonly onAdded: () => void }) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const { form, submit, sending, draft } = useKeptSentForm('faq.new', addFaqItem, EMPTY, bodyOf, {
    success: 'help.question_saved',
    quiet: false,
    done: ({ id }) => {
      onAdded()
      void navigate(`${path('admin.faq')}?item=${id}`, { replace: true })
    },
  })
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('help.faq'), to: path('admin.faq') }, { label: t('help.new_question') }]}
        title={t('help.new_question')}
        about={t('help.new_question_about')}
      />
      <DraftKept of={draft} />
      <QuestionFields form={form} onSubmit={submit}>
        <Row>
          <Button type="submit" look="primary" loading={sending}>
            {t('help.save_question')}
          </Button>
        </Row>
      </QuestionFields>
      <QuestionPreview content={form.values} />
    </Stack>
  )
}

interface Props {
  readonly entry: FaqEntryView
  readonly onChanged: () => void
}

export function ChangedQuestion({ entry, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const { id, published, written_at: _, ...content } = entry
  const changeOf = (values: QuestionContent) => ({ id, ...values })
  const { form, submit, sending, draft, base } = useKeptSentForm(`faq.${id}`, writeFaqItem, content, changeOf, {
    success: 'help.question_saved',
    quiet: false,
    done: onChanged,
  })
  const elsewhere = useSavedElsewhere(form, content, bodyOf, base)
  const publish = useCommand(publishFaqItem, { done: onChanged, failed: onChanged })
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('help.faq'), to: path('admin.faq') }, { label: content.question_pl }]}
        title={content.question_pl}
        about={
          <StatusLabel kind={published ? 'active' : 'inactive'}>
            {t(published ? 'help.published' : 'help.unpublished')}
          </StatusLabel>
        }
        actions={
          <Button loading={publish.status === 'sending'} onClick={() => publish.send({ id, published: !published })}>
            {t(published ? 'help.take_back' : 'help.publish')}
          </Button>
        }
      />
      <DraftKept of={draft} />
      <ChangedMeanwhile of={elsewhere} />
      <QuestionFields form={form} onSubmit={submit}>
        <Row>
          <Button type="submit" look="primary" loading={sending}>
            {t('help.save_question')}
          </Button>
        </Row>
      </QuestionFields>
      <QuestionPreview content={form.values} />
    </Stack>
  )
}
