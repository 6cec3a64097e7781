import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../i18n/useText.ts'
import { MathText } from '../../ui/math/MathText.tsx'
import { Distribution } from '../../ui/scores/Distribution.tsx'
import classes from './distribution.module.css'
import { Accepted } from './seat/SeatResults.tsx'

/** How the room answered; of typed answers, how many were right. */
export function RoomDistribution({ view }: { readonly view: RoomView }) {
  const t = useText()
  const { results, options } = view
  if (results === null) return null
  const { chosen, right, partly, wrong, missing, right_choices, accepted } = results
  const people = right + partly + wrong
  const rows =
    options !== null && options.options.length > 0
      ? options.options.map((text, place) => ({
          key: String(place),
          text: <MathText text={text} formulas={options.formulas} />,
          count: chosen[place] ?? 0,
          place,
          isRight: right_choices.includes(place),
        }))
      : [
          { key: 'right', text: t('quiz_rooms.count_right'), count: right, isRight: true },
          { key: 'partly', text: t('quiz_rooms.count_partly'), count: partly },
          { key: 'wrong', text: t('quiz_rooms.count_wrong'), count: wrong },
        ]
  return (
    <div className={classes.results}>
      {results.is_void && <p>{t('quiz_rooms.void')}</p>}
      <Distribution label={t('quiz_rooms.distribution')} rows={rows} people={people} />
      {chosen.length === 0 && <Accepted accepted={accepted} />}
      {missing > 0 && <p className={classes.missing}>{t('quiz_rooms.missing', { count: missing })}</p>}
    </div>
  )
}
