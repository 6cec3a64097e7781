import { drawAttempt } from '@kredka/contracts/attempts/endpoints'
import {
  ATTEMPT_MODES,
  type AttemptMode,
  RANDOM_LENGTHS,
  RANDOM_SUBJECTS_MAX,
  USER_DRAWS_MAX,
  VISITOR_DRAWS_MAX,
} from '@kredka/contracts/attempts/rules'
import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { LEVELS } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { PlayFault } from '../../attempts/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { MultiSelect } from '../../ui/fields/MultiSelect.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useQuizWords } from '../useQuizWords.ts'
import classes from './random-quiz-page.module.css'

const LENGTHS = RANDOM_LENGTHS.map((length) => ({ value: String(length), label: String(length) }))
const LANGUAGES = ['pl', 'en'] as const
/** What fits any level is always drawn. */
const CHOSEN_LEVELS = LEVELS.filter((level) => level !== 'any')

/** A quiz of questions drawn by lot from chosen subjects and levels (QUI-06). */
export function RandomQuizPage() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const format = useFormat()
  const words = useQuizWords()
  const page = useLanguage()
  const isVisitor = useAppSelector(selectUser) === null
  const [subjects, setSubjects] = useState<readonly Option[]>([])
  const [levels, setLevels] = useState<readonly Option[]>([])
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>(page)
  const [length, setLength] = useState<string>(String(RANDOM_LENGTHS[1]))
  const [mode, setMode] = useState<AttemptMode>('learning')
  const draw = useCommand(drawAttempt, {
    quiet: true,
    done: ({ id }) => void navigate(`${path('attempts.play', { slugged: 'random' })}?attempt=${id}`),
  })
  const send = () =>
    draw.send({
      subject_ids: subjects.map(({ value }) => value),
      levels: CHOSEN_LEVELS.filter((level) => levels.some(({ value }) => value === level)),
      language,
      questions: RANDOM_LENGTHS.find((one) => String(one) === length) ?? RANDOM_LENGTHS[0],
      mode,
    })
  return (
    <>
      <PageHeader
        title={t('attempts.random')}
        crumbs={[{ label: t('quizzes.heading'), to: path('quizzes.browse') }, { label: t('attempts.random') }]}
        about={t('quizzes.about_random')}
      />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Card>
          <div className={classes.choices}>
            <MultiSelect
              label={t('quizzes.draw_subjects')}
              hint={t('quizzes.draw_subjects_hint')}
              placeholder={t('quizzes.any')}
              options={SUBJECTS.map(({ id }) => ({ value: id, label: words.subject(id) }))}
              value={subjects}
              onChange={(chosen) => setSubjects(chosen.slice(0, RANDOM_SUBJECTS_MAX))}
            />
            <MultiSelect
              label={t('quizzes.draw_levels')}
              placeholder={t('quizzes.any')}
              options={CHOSEN_LEVELS.map((level) => ({ value: level, label: words.level(level) }))}
              value={levels}
              onChange={setLevels}
            />
            <div className={classes.few}>
              <RadioGroup
                label={t('quizzes.draw_language')}
                options={LANGUAGES.map((one) => ({ value: one, label: words.language(one) }))}
                value={language}
                onChange={setLanguage}
              />
              <RadioGroup label={t('quizzes.draw_length')} options={LENGTHS} value={length} onChange={setLength} />
              <RadioGroup
                label={t('quizzes.draw_mode')}
                options={ATTEMPT_MODES.map((one) => ({ value: one, label: t(`attempts.mode_${one}`) }))}
                value={mode}
                onChange={setMode}
              />
            </div>
          </div>
        </Card>
        <Card tinted className={classes.sum}>
          <Stack space={4}>
            <h2>{t('quizzes.draw_sum')}</h2>
            <ul className={classes.rules}>
              {[
                t('attempts.rule_count', { count: Number(length) }),
                `${t('quizzes.draw_language')}: ${words.language(language)}`,
                subjects.length === 0
                  ? t('quizzes.draw_all_subjects')
                  : format.list(subjects.map(({ label }) => label)),
                t(mode === 'exam' ? 'attempts.rule_exam' : 'attempts.rule_learning'),
              ].map((rule) => (
                <li key={rule}>
                  <Icon name="check" />
                  {rule}
                </li>
              ))}
            </ul>
            <PlayFault error={draw.error} />
            <Button look="primary" size="large" wide type="submit" loading={draw.status === 'sending'}>
              {t('quizzes.draw')}
            </Button>
            <p className="soft-note">
              {t('quizzes.draw_limit', { count: isVisitor ? VISITOR_DRAWS_MAX : USER_DRAWS_MAX })}
            </p>
          </Stack>
        </Card>
      </form>
    </>
  )
}

interface Option {
  readonly value: string
  readonly label: string
}

export { RandomQuizPage as Page }
