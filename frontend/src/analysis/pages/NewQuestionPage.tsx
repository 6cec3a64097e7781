import { saveAnalystQuestion } from '@kredka/contracts/analysis/endpoints'
import { EXAMPLE_QUESTIONS } from '@kredka/contracts/analysis/examples'
import { useNavigate } from 'react-router'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useAddress } from '../../ui/useAddress.ts'
import { Workbench } from '../components/Workbench.tsx'
import { bodyOf, NEW_QUESTION, valuesOfExample } from '../values.ts'

/** A question that is not kept yet: an empty page, or a ready one. */
export function NewQuestionPage() {
  const { params } = useAddress()
  const id = params.get('example')
  return <NewQuestion key={id} example={id} />
}

function NewQuestion({ example }: { readonly example: string | null }) {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const navigate = useNavigate()
  const { params } = useAddress()
  const ready = EXAMPLE_QUESTIONS.find(({ id }) => id === example)
  const saved = ready === undefined ? NEW_QUESTION : valuesOfExample(ready, language)
  const begun = useFormDraft(`question.${ready?.id ?? 'new'}`, saved)
  const { form, submit, sending, error } = useSentForm(saveAnalystQuestion, begun.initial, bodyOf, {
    success: 'analysis.question_kept',
    always: () => draft.drop(),
    done: ({ id }) => {
      const run = params.get('run')
      void navigate(`${path('admin.question', { id })}${run === null ? '' : `?run=${run}`}`, { replace: true })
    },
  })
  const draft = useKeptForm(begun, form, saved, bodyOf)
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[
          { label: t('analysis.questions'), to: path('admin.questions') },
          { label: t('analysis.new_question') },
        ]}
        title={ready?.title[language] ?? t('analysis.new_question')}
        about={ready?.about[language] ?? t('analysis.new_about')}
      />
      <Workbench
        question_id={null}
        form={form}
        onSave={submit}
        saveLabel={t('analysis.keep')}
        sending={sending}
        error={error}
      >
        <DraftKept of={draft} />
      </Workbench>
    </Stack>
  )
}

export { NewQuestionPage as Page }
