import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { RichText } from '../../ui/RichText.tsx'
import classes from '../../ui/two-languages.module.css'
import type { QuestionContent } from './QuestionFields.tsx'

/** How a question reads on the page, in both languages. */
export function QuestionPreview({ content }: { readonly content: QuestionContent }) {
  const t = useText()
  return (
    <Stack space={3}>
      <h2>{t('help.preview')}</h2>
      <div className={classes.columns}>
        {(['pl', 'en'] as const).map((language) => (
          <article key={language} lang={language} className={classes.preview}>
            <h3>{content[`question_${language}`]}</h3>
            <RichText source={content[`answer_${language}`]} />
          </article>
        ))}
      </div>
    </Stack>
  )
}
