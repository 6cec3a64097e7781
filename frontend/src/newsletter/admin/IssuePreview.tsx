import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { RichText } from '../../ui/RichText.tsx'
import classes from '../../ui/two-languages.module.css'
import type { IssueContent } from './IssueFields.tsx'

/** How an issue reads, in both languages. */
export function IssuePreview({ content }: { readonly content: IssueContent }) {
  const t = useText()
  return (
    <Stack space={3}>
      <h2>{t('newsletter.preview')}</h2>
      <div className={classes.columns}>
        {(['pl', 'en'] as const).map((language) => (
          <article key={language} lang={language} className={classes.preview}>
            <h3>{content[`subject_${language}`]}</h3>
            <RichText source={content[`text_${language}`]} />
          </article>
        ))}
      </div>
    </Stack>
  )
}
