import type { AnnouncementView } from '@kredka/contracts/community/views'
import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { useOwnLanguage } from '../useOwnLanguage.ts'
import classes from './announcement-card.module.css'

type Shown = Pick<AnnouncementView, 'title' | 'text' | 'pinned' | 'published_at' | 'changed_at'>

interface Props {
  readonly announcement: Shown
  /** Default: the page's. */
  readonly language?: PageLanguage
}

/** What the site announces, in the reader's language. */
export function AnnouncementCard({ announcement, language }: Props) {
  const t = useText()
  const format = useFormat()
  const words = useOwnLanguage(language)
  const { title, text, pinned, published_at, changed_at } = announcement
  return (
    <Card tinted={pinned}>
      <article className={classes.announcement}>
        <p className={classes.facts}>
          {pinned && <Chip icon="pin">{t('community.pinned')}</Chip>}
          <time dateTime={published_at}>{format.date(published_at)}</time>
          {changed_at !== null && <span>{t('community.corrected', { date: format.date(changed_at) })}</span>}
        </p>
        <h3 className={classes.title}>{words(title)}</h3>
        <Paragraphs text={words(text)} />
      </article>
    </Card>
  )
}
