import type { QualificationView } from '@kredka/contracts/qualifications/views'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { qualifications } from '../resources.ts'
import classes from './qualifications.module.css'

interface Props {
  readonly teacher: string
  /** Below the heading of another part. */
  readonly nested?: boolean
}

/**
 * What a teacher says to have learned, and of what of it staff saw proof (PRO-04). Nothing where nothing is stated, or
 * not yet: it only adds to the page.
 */
export function Qualifications({ teacher, nested = false }: Props) {
  const t = useText()
  const { data } = useResource(qualifications, { id: teacher })
  if (data === null || data === undefined || data.length === 0) return null
  const Heading = nested ? 'h3' : 'h2'
  return (
    <section aria-labelledby="qualifications">
      <Heading id="qualifications">{t('qualifications.heading')}</Heading>
      <ul className={classes.list}>
        {data.map((one) => (
          <li key={one.id} className={classes.one}>
            <QualificationWords qualification={one} />
            {one.is_checked ? (
              <StatusLabel kind="done">{t('qualifications.checked_by_us')}</StatusLabel>
            ) : (
              <span className="soft-note">{t('qualifications.as_stated')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What it is, where and when it was earned. */
export function QualificationWords({
  qualification: { title, institution, year },
}: {
  readonly qualification: Pick<QualificationView, 'title' | 'institution' | 'year'>
}) {
  return (
    <p className={classes.words}>
      <strong>{title}</strong>
      <span>{year === null ? institution : `${institution}, ${year}`}</span>
    </p>
  )
}
