import { SUBJECTS } from '@kredka/contracts/data/subjects'
import type { SnakeQuizSetup } from '@kredka/contracts/games/snake-quiz/play'
import { ALL_SUBJECTS, QUIZ_SPEEDS } from '@kredka/contracts/games/snake-quiz/rules'
import { LEVELS } from '@kredka/contracts/offers/rules'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { FieldsProps } from '../game.ts'
import { quizPools } from '../resources.ts'

const LANGUAGES = ['pl', 'en'] as const

/** What is asked about, of what there is enough, and how fast the snake is. */
export function SnakeQuizFields({ setup, onChange }: FieldsProps<SnakeQuizSetup>) {
  const t = useText()
  const words = useWords()
  const language = useLanguage()
  const { data, error } = useResource(quizPools, { language: setup.language })
  // until it is known what there is enough of, what is chosen stands in its place, and nothing below it moves
  const isComing = data === null && error === null
  const pools = data?.pools ?? []
  const subjects = [
    { value: ALL_SUBJECTS, label: t('snake_quiz.all_subjects') },
    ...SUBJECTS.map((subject) => ({ value: subject.id, label: subject[language] })),
  ].filter(({ value }) => (isComing ? value === setup.subject : pools.some(({ subject }) => subject === value)))
  const levels = LEVELS.filter((level) =>
    isComing ? level === setup.level : pools.some((one) => one.subject === setup.subject && one.level === level),
  )
  return (
    <>
      <RadioGroup
        label={t('snake_quiz.language')}
        value={setup.language}
        onChange={(language) => onChange({ ...setup, language, subject: ALL_SUBJECTS, level: 'any' })}
        options={LANGUAGES.map((value) => ({ value, label: t(`snake_quiz.language_${value}`) }))}
      />
      {data !== null && subjects.length === 0 && <Notice>{t('snake_quiz.none')}</Notice>}
      {subjects.length > 0 && (
        <>
          <Select
            label={t('snake_quiz.subject')}
            hint={t('snake_quiz.enough')}
            clearable={false}
            value={setup.subject}
            options={subjects}
            onChange={(option) => onChange({ ...setup, subject: option?.value ?? ALL_SUBJECTS, level: 'any' })}
          />
          <Select
            label={t('snake_quiz.level')}
            clearable={false}
            value={setup.level}
            options={levels.map((level) => ({
              value: level,
              label: level === 'any' ? t('snake_quiz.any_level') : words.level(level),
            }))}
            onChange={(option) =>
              onChange({ ...setup, level: levels.find((level) => level === option?.value) ?? 'any' })
            }
          />
        </>
      )}
      <RadioGroup
        label={t('snake_quiz.speed')}
        value={setup.speed}
        onChange={(speed) => onChange({ ...setup, speed })}
        options={QUIZ_SPEEDS.map((value) => ({ value, label: t(`snake_quiz.speed_${value}`) }))}
      />
      <Checkbox
        checked={setup.pace === 'steps'}
        onChange={(isOn) => onChange({ ...setup, pace: isOn ? 'steps' : 'clock' })}
      >
        {t('snake.steps_option')}
      </Checkbox>
    </>
  )
}
