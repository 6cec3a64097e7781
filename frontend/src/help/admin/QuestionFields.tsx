import { FAQ_ANSWER_MAX, FAQ_CATEGORIES, FAQ_QUESTION_MAX, type FaqCategory } from '@kredka/contracts/help/rules'
import type { ReactNode } from 'react'
import type { Form as FormState } from '../../app/forms/useForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import classes from '../../ui/two-languages.module.css'

export interface QuestionContent {
  readonly category: FaqCategory
  readonly question_pl: string
  readonly answer_pl: string
  readonly question_en: string
  readonly answer_en: string
}

interface Props {
  readonly form: FormState<QuestionContent>
  readonly onSubmit: () => Promise<boolean>
  readonly children: ReactNode
}

/** A question and its answer, both languages beside each other. */
export function QuestionFields({ form, onSubmit, children }: Props) {
  const t = useText()
  return (
    <Form wide onSubmit={onSubmit}>
      <Select
        label={t('help.category')}
        clearable={false}
        options={FAQ_CATEGORIES.map((value) => ({ value, label: t(`help.category_${value}`) }))}
        value={form.values.category}
        onChange={(option) => {
          const category = FAQ_CATEGORIES.find((known) => known === option?.value)
          if (category !== undefined) form.set('category', category)
        }}
      />
      <div className={classes.columns}>
        {(['pl', 'en'] as const).map((language) => (
          <section key={language} className={classes.language} aria-label={t(`help.in_${language}`)}>
            <h2>{t(`help.in_${language}`)}</h2>
            <TextInput label={t('help.question')} max={FAQ_QUESTION_MAX} {...form.field(`question_${language}`)} />
            <Textarea
              label={t('help.answer')}
              hint={t('help.markdown_hint')}
              rows={8}
              max={FAQ_ANSWER_MAX}
              {...form.field(`answer_${language}`)}
            />
          </section>
        ))}
      </div>
      {children}
    </Form>
  )
}
