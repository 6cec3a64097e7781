import { getQuestionPicture, getReviewedQuestionPicture } from '@kredka/contracts/files/endpoints'
import type { Formula, QuestionDraft } from '@kredka/contracts/quizzes/question'
import { useState } from 'react'
import { useAppStore } from '../../../app/store/hooks.ts'
import { useText } from '../../../i18n/useText.ts'
import { AnswerTile } from '../../../ui/answers/AnswerTile.tsx'
import { GapText } from '../../../ui/answers/GapText.tsx'
import { TypedAnswer } from '../../../ui/answers/TypedAnswer.tsx'
import { MathText } from '../../../ui/math/MathText.tsx'
import type { GapsTask } from '../../question-form.ts'
import { rightInWords } from '../../right-in-words.ts'
import editor from './editor.module.css'
import classes from './preview.module.css'

const KEY_LABELS = { text: 'quiz_editor.accepted', number: 'quiz_editor.number' } as const

interface Props {
  readonly content: QuestionDraft
  readonly formulas: readonly Formula[]
  readonly picture_id: string | null
  /** Says what is right too, as a learner sees it only afterwards. */
  readonly withKey?: boolean
  /** The picture is read as staff read it. */
  readonly forStaff?: boolean
}

/** The question as a learner sees it; what is typed there goes nowhere. */
export function QuestionPreview({ content, formulas, picture_id, withKey = false, forStaff = false }: Props) {
  const t = useText()
  const { api } = useAppStore().services
  const { prompt, task, explanation } = content
  const [values, setValues] = useState<readonly string[]>([])
  return (
    <div className={classes.preview}>
      {task.kind === 'gaps' ? (
        <GapText
          prompt={prompt === '' ? t('quiz_editor.no_prompt') : prompt}
          formulas={formulas}
          values={task.gaps.map(({ accepted }, at) => (withKey ? accepted.join(' / ') : (values[at] ?? '')))}
          onChange={setValues}
          bank={task.has_bank && !withKey ? bankOf(task) : undefined}
          locked={withKey}
        />
      ) : (
        <p className={classes.asked}>
          {prompt === '' ? t('quiz_editor.no_prompt') : <MathText text={prompt} formulas={formulas} />}
        </p>
      )}
      {picture_id !== null && (
        <img
          className={editor.picture}
          src={api.urlOf(forStaff ? getReviewedQuestionPicture : getQuestionPicture, { id: picture_id })}
          alt={content.picture_alt}
        />
      )}
      {(task.kind === 'single' || task.kind === 'several') && (
        <div className={classes.tiles}>
          {task.options.map((option, place) => (
            // options have no name but their place
            <AnswerTile key={String(place)} place={place} state={withKey && option.is_right ? 'right' : 'idle'}>
              <MathText text={option.text} formulas={formulas} />
            </AnswerTile>
          ))}
        </div>
      )}
      {(task.kind === 'text' || task.kind === 'number') && (
        <TypedAnswer
          label={t(withKey ? KEY_LABELS[task.kind] : 'quiz_editor.your_answer')}
          numeric={task.kind === 'number'}
          value={withKey ? rightInWords(task) : (values[0] ?? '')}
          onChange={(typed) => setValues([typed])}
          locked={withKey}
        />
      )}
      {explanation !== '' && (
        <p className={editor.after}>
          <strong>{t('quiz_editor.explanation_after')}</strong> <MathText text={explanation} formulas={formulas} />
        </p>
      )}
    </div>
  )
}

/** Each word once: those that are right among those that are not. */
function bankOf({ gaps, distractors }: GapsTask): readonly string[] {
  const words = [...gaps.flatMap(({ accepted }) => accepted.slice(0, 1)), ...distractors]
  return [...new Set(words)].toSorted((a, b) => a.localeCompare(b))
}
