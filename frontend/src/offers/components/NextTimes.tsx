import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Late } from '../../kernel/taking-over/Late.tsx'
import { teacherTime } from '../../profiles/index.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './price-panel.module.css'

interface Props {
  readonly offer_id: string
  readonly teacher_id: string
  /** Begins an order at that time; without it the times are only told. */
  readonly onChoose?: ((starts_at: string) => void) | undefined
}

const SHOWN = 3

/** The next free times of an offer; what is not known yet, or is nothing, says nothing. */
export function NextTimes(props: Props) {
  return (
    <Late fallback={null}>
      <Times {...props} />
    </Late>
  )
}

function Times({ offer_id, teacher_id, onChoose }: Props) {
  const t = useText()
  const format = useFormat()
  const slots = useResource(teacherTime, { id: teacher_id }).data?.slots ?? []
  const mine = slots.filter(({ offer_ids }) => offer_ids.includes(offer_id)).slice(0, SHOWN)
  if (mine.length === 0) return null
  return (
    <section aria-labelledby="next-times">
      <h3 id="next-times" className={classes.label}>
        {t('offers.next_times')}
      </h3>
      <ul className={classes.times}>
        {mine.map(({ starts_at }) => (
          <li key={starts_at}>
            <Icon name="clock" size={16} />
            {onChoose === undefined ? (
              format.soon(starts_at)
            ) : (
              <button type="button" className={classes.time} onClick={() => onChoose(starts_at)}>
                {format.soon(starts_at)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
