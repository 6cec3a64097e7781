import type { AcceptanceView } from '@kredka/contracts/privacy/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import classes from '../../ui/framed-rows.module.css'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { acceptances } from '../resources.ts'

/** LGL-01: what the person accepted, in which version and when. */
export function Acceptances() {
  const t = useText()
  const accepted = useResource(acceptances, {})
  return (
    <ResourceView of={accepted}>
      {(rows) =>
        rows.length === 0 ? (
          <p>{t('privacy.acceptances_none')}</p>
        ) : (
          <ul className={classes.list} aria-label={t('privacy.acceptances')}>
            {rows.map((row) => (
              <Acceptance key={`${row.document} ${row.version}`} acceptance={row} />
            ))}
          </ul>
        )
      }
    </ResourceView>
  )
}

function Acceptance({ acceptance }: { readonly acceptance: AcceptanceView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { document, version, accepted_at, in_force } = acceptance
  const name = t(`privacy.document_${document}`)
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <p className={classes.name}>
          {name}
          {in_force && <StatusLabel kind="active">{t('privacy.in_force')}</StatusLabel>}
        </p>
        <p className={classes.more}>
          {t('privacy.version', { date: format.date(version) })}
          <br />
          {t('privacy.accepted', { time: format.dateTime(accepted_at) })}
        </p>
      </div>
      {in_force && (
        <Button size="small" look="arrow" to={`${path('legal.terms')}?document=${document}-terms`} label={name} />
      )}
    </li>
  )
}
