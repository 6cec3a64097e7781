import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { MathText } from '../../../ui/math/MathText.tsx'
import { SortableList } from '../../../ui/sortable/SortableList.tsx'
import { faultsOf, type Question } from '../../draft-question.ts'
import { useQuizWords } from '../../useQuizWords.ts'
import classes from './editor.module.css'

interface Props {
  readonly questions: readonly Question[]
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly onMove: (id: string, after: string | null) => void
  readonly onRemove: (id: string) => void
}

/** The questions in their order: what each asks, what it lacks. */
export function QuestionList({ questions, openId, onOpen, onMove, onRemove }: Props) {
  const t = useText()
  const items = questions.map((question, at) => ({
    id: question.id,
    name: t('quiz_editor.question', { number: at + 1 }),
    question,
  }))
  return (
    <SortableList label={t('quiz_editor.questions')} items={items} onMove={onMove}>
      {({ id, name, question }, at) => (
        <div className={classes.card} data-open={id === openId || undefined}>
          <Summary question={question} number={at + 1} isOpen={id === openId} onOpen={onOpen} />
          <Button
            look="quiet"
            size="small"
            icon="trash"
            label={t('quiz_editor.remove_question', { name })}
            onClick={() => onRemove(id)}
          />
        </div>
      )}
    </SortableList>
  )
}

interface SummaryProps {
  readonly question: Question
  readonly number: number
  readonly isOpen: boolean
  readonly onOpen: (id: string) => void
}

function Summary({ question, number, isOpen, onOpen }: SummaryProps) {
  const t = useText()
  const words = useQuizWords()
  const { content, level } = question.form
  const faults = faultsOf(question)
  const start = content.prompt.replace(/\[\[\d{1,2}\]\]/g, '…')
  return (
    <button
      type="button"
      className={classes.summary}
      aria-current={isOpen || undefined}
      data-question={question.id}
      onClick={() => onOpen(question.id)}
    >
      <span className={classes.number}>
        {number}. {t(`quiz_editor.kind_${content.task.kind}`)}
        {level !== null && ` · ${words.level(level)}`}
      </span>
      <span className={classes.start}>
        {start === '' ? t('quiz_editor.no_prompt') : <MathText text={start} formulas={question.formulas} />}
      </span>
      {question.newer !== null && <span className={classes.lacks}>{t('quiz_editor.status_overtaken')}</span>}
      {faults.length > 0 && (
        <span className={classes.lacks}>{faults.map((fault) => t(`quiz_editor.${fault}`)).join(' ')}</span>
      )}
    </button>
  )
}
