import type { OpinionView } from '@kredka/contracts/community/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Rating } from '../../ui/Rating.tsx'
import classes from './opinions.module.css'

/** What somebody says of the service, under the first name. */
export function OpinionCard({ opinion }: { readonly opinion: OpinionView }) {
  const t = useText()
  const format = useFormat()
  const name = opinion.name ?? t('community.deleted_user')
  return (
    <Card className={classes.card}>
      <article className={classes.opinion}>
        <header className={classes.who}>
          <Avatar name={name} size={40} />
          <div>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.facts}>
              <time dateTime={opinion.written_at}>{format.date(opinion.written_at)}</time>
              {opinion.edited && <span>{t('community.edited')}</span>}
            </p>
          </div>
        </header>
        <Rating value={opinion.stars} />
        <Paragraphs text={opinion.text} />
      </article>
    </Card>
  )
}
