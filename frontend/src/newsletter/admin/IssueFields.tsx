import { ISSUE_SUBJECT_MAX, ISSUE_TEXT_MAX } from '@kredka/contracts/newsletter/rules'
import type { ReactNode } from 'react'
import type { Form as FormState } from '../../app/forms/useForm.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import classes from '../../ui/two-languages.module.css'

export interface IssueContent {
  readonly subject_pl: string
  readonly text_pl: string
  readonly subject_en: string
  readonly text_en: string
}

interface Props {
  readonly form: FormState<IssueContent>
  readonly onSubmit: () => Promise<boolean>
  readonly children: ReactNode
}

const LANGUAGES = ['pl', 'en'] as const

/** Both languages beside each other: nobody gets an issue in half. */
export function IssueFields({ form, onSubmit, children }: Props) {
  const t = useText()
  return (
    <Form wide onSubmit={onSubmit}>
      <div className={classes.columns}>
        {LANGUAGES.map((language) => (
          <section key={language} className={classes.language} aria-label={t(`newsletter.in_${language}`)}>
            <h2>{t(`newsletter.in_${language}`)}</h2>
            <TextInput label={t('newsletter.subject')} max={ISSUE_SUBJECT_MAX} {...form.field(`subject_${language}`)} />
            <Textarea
              label={t('newsletter.text')}
              hint={t('newsletter.text_hint')}
              rows={12}
              max={ISSUE_TEXT_MAX}
              {...form.field(`text_${language}`)}
            />
          </section>
        ))}
      </div>
      {children}
    </Form>
  )
}
