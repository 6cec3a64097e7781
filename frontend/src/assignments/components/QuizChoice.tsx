import { listOwnQuizzes, listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { useAppStore } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { type Option, Select } from '../../ui/fields/Select.tsx'

interface Props {
  readonly value: Option | null
  readonly onChange: (quiz: Option | null) => void
  readonly error: string | undefined
}

const MOST = 20

/** One of the teacher's own quizzes that can be used, or one of the public list. */
export function QuizChoice({ value, onChange, error }: Props) {
  const t = useText()
  const { api } = useAppStore().services
  const load = async (q: string): Promise<readonly Option[]> => {
    const asked = { page_size: MOST, ...(q === '' ? {} : { q }) }
    const [own, listed] = await Promise.all([api.call(listOwnQuizzes, asked), api.call(listQuizzes, asked)])
    const ownOptions = (own.ok ? own.data : [])
      .filter(({ frozen }) => frozen !== null)
      .map(({ id, title }) => ({ value: id, label: title, about: t('assignments.own_quiz') }))
    const known = new Set(ownOptions.map((option) => option.value))
    const listedOptions = (listed.ok ? listed.data : [])
      .filter(({ id }) => !known.has(id))
      .map(({ id, title, author }) => ({
        value: id,
        label: title,
        about: t('assignments.listed_quiz', { name: author.name ?? t('assignments.deleted_user') }),
      }))
    return [...ownOptions, ...listedOptions]
  }
  return (
    <Select
      label={t('assignments.quiz')}
      hint={t('assignments.quiz_hint')}
      placeholder={t('assignments.choose_quiz')}
      load={load}
      minChars={0}
      debounceMs={250}
      value={value?.value ?? null}
      shown={value?.label ?? ''}
      onChange={onChange}
      error={error}
    />
  )
}
