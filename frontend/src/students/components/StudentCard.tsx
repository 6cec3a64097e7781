import type { StudentRowView } from '@kredka/contracts/students/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './students.module.css'

/** One student in the list: what is behind, what is ahead, what is unpaid. */
export function StudentCard({ row }: { readonly row: StudentRowView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  const { student, subjects, unpaid, currency, has_note } = row
  const name = student.name ?? t('students.deleted_user')
  return (
    <Card covered padding="tight" className={classes.whole}>
      <article className={classes.card}>
        <Avatar name={name} picture={student.picture_url} size={52} />
        <div className={classes.who}>
          <h2 className={classes.name}>
            <CardLink to={`${path('students.own')}?student=${student.id}`}>{name}</CardLink>
          </h2>
          <p className="soft-note">{format.list(subjects.map(words.subject))}</p>
          <p className={classes.labels}>
            {unpaid > 0 && (
              <StatusLabel kind="warning">
                {t('students.unpaid_of', { amount: format.money(unpaid, currency) })}
              </StatusLabel>
            )}
            {has_note && (
              <span className={classes.has}>
                <Icon name="edit" size={16} />
                {t('students.has_note')}
              </span>
            )}
          </p>
        </div>
        <dl className={classes.figures}>
          <div>
            <dt>{t('students.next_lesson')}</dt>
            <dd>{row.next_lesson_at === null ? '–' : format.dateTime(row.next_lesson_at)}</dd>
          </div>
          <div>
            <dt>{t('students.last_lesson')}</dt>
            <dd>{row.last_lesson_at === null ? '–' : format.date(row.last_lesson_at)}</dd>
          </div>
          <div>
            <dt>{t('students.lessons_done')}</dt>
            <dd>{format.number(row.lessons_done)}</dd>
          </div>
        </dl>
      </article>
    </Card>
  )
}
