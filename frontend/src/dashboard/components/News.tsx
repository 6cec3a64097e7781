import { Link } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout.tsx'
import { announcements } from '../resources.ts'
import classes from './news.module.css'

const SHOWN = 2

/** What the site announced last (BRD-01). Without any, or when they cannot be read, the dashboard does without. */
export function News() {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const path = usePath()
  const { data } = useResource(announcements, { page: 1 })
  if (data === null || data.length === 0) return null
  return (
    <Card>
      <section aria-labelledby="news" className={classes.news}>
        <Row apart>
          <h2 id="news">{t('dashboard.news')}</h2>
          <Button look="arrow" to={path('community.board')}>
            {t('dashboard.news_all')}
          </Button>
        </Row>
        <ul>
          {data.slice(0, SHOWN).map(({ id, title, text, published_at }) => (
            <li key={id}>
              <Link to={path('community.board')}>{title[language]}</Link>
              <time dateTime={published_at}>{format.date(published_at)}</time>
              <p>{text[language]}</p>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}
