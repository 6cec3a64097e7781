import { LEVELS } from '@kredka/contracts/offers/rules'
import { ANSWER_KINDS, SEED_MAX } from '@kredka/contracts/quizzes/generator'
import { QUESTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import type { Form as FormState } from '../../../app/forms/useForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { IntegerField } from '../../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { Row } from '../../../ui/layout.tsx'
import { useQuizWords } from '../../useQuizWords.ts'
import classes from './generator.module.css'
import type { Setup } from './setup.ts'
import { ArithmeticFields, UnitsFields, VocabularyFields } from './TemplateFields.tsx'

interface Props {
  readonly form: FormState<Setup>
  readonly busy: boolean
  readonly onLook: () => Promise<boolean>
  /** Other questions of the same template. */
  readonly onOthers: (() => void) | null
}

const LANGUAGES = ['pl', 'en'] as const

/** A template, how many questions of it, and how they are answered (ADM-05). */
export function TemplateForm({ form, busy, onLook, onOthers }: Props) {
  const t = useText()
  const words = useQuizWords()
  const { values, set, field, fault } = form
  return (
    <Form onSubmit={onLook} label={t('question_generator.template')} wide>
      {values.kind === 'arithmetic' && <ArithmeticFields form={form} />}
      {values.kind === 'units' && <UnitsFields form={form} />}
      {values.kind === 'vocabulary' && <VocabularyFields form={form} />}
      <div className={classes.pair}>
        <IntegerField label={t('question_generator.count')} min={1} max={QUESTIONS_MAX} {...field('count')} />
        <TextInput
          label={t('question_generator.seed')}
          hint={t('question_generator.seed_hint')}
          value={values.seed}
          onChange={(seed) => set('seed', seed.slice(0, SEED_MAX))}
          error={fault('seed')}
        />
        <Select
          label={t('offers.level')}
          options={LEVELS.map((level) => ({ value: level, label: words.level(level) }))}
          placeholder={t('quiz_editor.level_of_quiz')}
          value={values.level}
          onChange={(option) => set('level', LEVELS.find((level) => level === option?.value) ?? null)}
        />
      </div>
      <div className={classes.pair}>
        <RadioGroup
          label={t('question_generator.answer')}
          options={ANSWER_KINDS.map((one) => ({ value: one, label: t(`question_generator.answer_${one}`) }))}
          value={values.answer}
          onChange={(one) => set('answer', one)}
        />
        <RadioGroup
          label={t('question_generator.language')}
          options={LANGUAGES.map((one) => ({ value: one, label: words.language(one) }))}
          value={values.language}
          onChange={(one) => set('language', one)}
        />
      </div>
      <Row space={3}>
        <Button look="primary" icon="eye" type="submit" loading={busy}>
          {t('quiz_import.look')}
        </Button>
        {onOthers !== null && (
          <Button icon="refresh" disabled={busy} onClick={onOthers}>
            {t('question_generator.others')}
          </Button>
        )}
      </Row>
    </Form>
  )
}
