import { Link } from 'react-router'
import { useMayOpen } from '../app/routing/staff-role.ts'
import { usePath } from '../app/routing/usePath.ts'
import { useText } from '../i18n/useText.ts'
import { Row } from '../ui/layout.tsx'

export interface InLog {
  /** Its own stream, such as `offer-01jd…`. */
  readonly stream?: string
  /** An id of the case that it belongs to. */
  readonly caseOf?: string
  /** Id of the person whom it is about. */
  readonly person?: string
}

/** The ways from a thing to what the log knows of it (ADM-03). */
export function LogLinks({ stream, caseOf, person }: InLog) {
  const t = useText()
  const path = usePath()
  const mayOpen = useMayOpen()
  return (
    <Row space={3}>
      {stream !== undefined && <Link to={path('admin.stream', { id: stream })}>{t('back_office.in_log')}</Link>}
      {caseOf !== undefined && <Link to={path('admin.case', { id: caseOf })}>{t('back_office.whole_case')}</Link>}
      {person !== undefined && (
        <>
          <Link to={`${path('admin.events')}?person=${person}`}>{t('back_office.events_about')}</Link>
          <Link to={`${path('admin.events')}?actor=user:${person}`}>{t('back_office.events_by')}</Link>
          {mayOpen('admin.staff-log') && (
            <Link to={`${path('admin.staff-log')}?person=${person}`}>{t('back_office.staff_about')}</Link>
          )}
        </>
      )}
    </Row>
  )
}
