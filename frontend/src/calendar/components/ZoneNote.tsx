import { offsetAt } from '@kredka/contracts/kernel/zones'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { zoneName } from '../zone-names.ts'
import classes from './free-time-picker.module.css'

interface Props {
  /** An instant of the day in question. */
  readonly at: string
  readonly own: string
  readonly teacher: string
}

interface OtherProps {
  readonly at: string
  /** The zone that the lesson was agreed on in. */
  readonly zone: string
}

/** Whose clocks the times of an order or a lesson are read on; nothing where both live by the same. */
export function OtherZoneNote({ at, zone }: OtherProps) {
  const t = useText()
  const language = useLanguage()
  const own = useZone()
  const instant = Date.parse(at)
  if (offsetAt(instant, own) === offsetAt(instant, zone)) return null
  return (
    <p className={classes.zone}>
      <Icon name="globe" size={16} />
      <span>
        {t('calendar.own_zone', { zone: zoneName(own, instant, language) })}{' '}
        {t('calendar.lessons_zone', { zone: zoneName(zone, instant, language) })}
      </span>
    </p>
  )
}

/** Whose clocks the times are read on. */
export function ZoneNote({ at, own, teacher }: Props) {
  const t = useText()
  const language = useLanguage()
  const instant = Date.parse(at)
  const elsewhere = offsetAt(instant, own) !== offsetAt(instant, teacher)
  return (
    <p className={classes.zone}>
      <Icon name="globe" size={16} />
      <span>
        {t('calendar.own_zone', { zone: zoneName(own, instant, language) })}
        {elsewhere && ` ${t('calendar.teachers_zone', { zone: zoneName(teacher, instant, language) })}`}
      </span>
    </p>
  )
}
