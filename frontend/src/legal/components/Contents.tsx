import type { LegalSection } from '@kredka/contracts/legal/document'
import { useText } from '../../i18n/useText.ts'
import { useViewport } from '../../ui/useMedia.ts'
import classes from './contents.module.css'

interface Props {
  readonly sections: readonly LegalSection[]
}

/** Table of contents: beside the text where there is room, else folded above it. */
export function Contents({ sections }: Props) {
  const t = useText()
  const narrow = useViewport('tablet')
  const list = (
    <ol className={classes.list}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={classes.contents} aria-label={t('legal.contents')}>
      {narrow ? (
        <details>
          <summary>{t('legal.contents')}</summary>
          {list}
        </details>
      ) : (
        <>
          <p className={classes.title} aria-hidden="true">
            {t('legal.contents')}
          </p>
          {list}
        </>
      )}
    </nav>
  )
}
