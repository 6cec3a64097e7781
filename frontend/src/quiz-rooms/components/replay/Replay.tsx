import type { RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import type { SeatRowView } from '@kredka/contracts/quiz-rooms/views'
import { useEffect, useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/store/hooks.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button, CloseButton } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { SkeletonLines } from '../../../ui/states.tsx'
import { type ReplayStep, stepsOf } from '../../replay-views.ts'
import { replayWanted, selectReplay } from '../../room-slice.ts'
import { HostRoom } from '../host/HostRoom.tsx'
import { ScreenRoom } from '../screen/ScreenRoom.tsx'
import { SeatRoom } from '../seat/SeatRoom.tsx'
import classes from './replay.module.css'

interface Props {
  /** Who asks: a seat sees itself and the screen, the host everybody. */
  readonly as: 'seat' | 'host'
  /** Those whose place the host may take. */
  readonly seats: readonly SeatRowView[]
  readonly onClose: () => void
}

/** The game again, step by step, from any place that one may see (ROO-02). */
export function Replay({ as, seats, onClose }: Props) {
  const t = useText()
  const dispatch = useAppDispatch()
  const replay = useAppSelector(selectReplay)
  const [place, setPlace] = useState<string>(as)
  const from = useMemo(() => placeOf(place), [place])
  useEffect(() => {
    dispatch(replayWanted(from))
  }, [dispatch, from])
  const steps = useMemo(() => stepsOf(replay?.frames ?? []), [replay])
  const options = [
    { value: as, label: t(as === 'host' ? 'quiz_rooms.as_host' : 'quiz_rooms.as_yourself') },
    { value: 'screen', label: t('quiz_rooms.as_screen') },
    ...seats.map(({ seat, name }) => ({ value: `seat ${seat}`, label: name ?? t('quiz_rooms.nameless') })),
  ]
  return (
    <section className={classes.replay} aria-label={t('quiz_rooms.replay')}>
      <div className={classes.head}>
        <Select
          label={t('quiz_rooms.seen_from')}
          value={place}
          options={options}
          clearable={false}
          onChange={(option) => setPlace(option?.value ?? as)}
        />
        <CloseButton onClick={onClose} />
      </div>
      {replay?.isWhole === true && steps.length > 0 ? (
        <Scrubber key={place} steps={steps} as={from.as} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </section>
  )
}

function placeOf(place: string): { readonly as: RoomAudience; readonly seat: number | null } {
  const [as = '', seat] = place.split(' ')
  if (as === 'host' || as === 'screen') return { as, seat: null }
  return { as: 'seat', seat: seat === undefined ? null : Number(seat) }
}

function Scrubber({ steps, as }: { readonly steps: readonly ReplayStep[]; readonly as: RoomAudience }) {
  const t = useText()
  const format = useFormat()
  const [at, setAt] = useState(0)
  const step = steps[Math.min(at, steps.length - 1)]
  if (step === undefined) return null
  const { view } = step
  const go = (to: number) => setAt(Math.max(0, Math.min(steps.length - 1, to)))
  return (
    <>
      <div className={classes.bar}>
        <Button icon="arrow-left" label={t('quiz_rooms.step_back')} disabled={at === 0} onClick={() => go(at - 1)} />
        <input
          type="range"
          className={classes.range}
          min={0}
          max={steps.length - 1}
          value={at}
          aria-label={t('quiz_rooms.moment')}
          aria-valuetext={t('quiz_rooms.moment_of', { time: format.time(step.at), step: at + 1, all: steps.length })}
          onChange={(event) => go(Number(event.target.value))}
        />
        <Button
          icon="arrow-right"
          label={t('quiz_rooms.step_on')}
          disabled={at === steps.length - 1}
          onClick={() => go(at + 1)}
        />
        <span className={classes.time}>
          {t('quiz_rooms.moment_of', { time: format.time(step.at), step: at + 1, all: steps.length })}
        </span>
      </div>
      {/* what stood there can be looked at, and not pressed */}
      <div className={classes.stage} inert>
        {as === 'screen' && <ScreenRoom view={view} offset={0} isPast />}
        {as === 'host' && <HostRoom view={view} offset={0} isPast />}
        {as === 'seat' && <SeatRoom view={view} offset={0} isPast />}
      </div>
    </>
  )
}
