import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import classes from './person-link.module.css'

interface Props {
  /** Null for somebody without an account. */
  readonly id: string | null
  readonly name: string | null
  readonly hint: string | null
}

/** A person in a table: the name leads to the detail, as much of the address as tells people apart stands below. */
export function PersonLink({ id, name, hint }: Props) {
  const t = useText()
  const path = usePath()
  const shown = name ?? t('offers.deleted_user')
  return (
    <span className={classes.person}>
      {id === null ? <span>{shown}</span> : <Link to={path('admin.user', { id })}>{shown === '' ? id : shown}</Link>}
      {hint !== null && <small>{hint}</small>}
    </span>
  )
}
