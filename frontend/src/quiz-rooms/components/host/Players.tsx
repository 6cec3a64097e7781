import type { RoomView, SeatRowView } from '@kredka/contracts/quiz-rooms/views'
import { useState } from 'react'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { Menu, type MenuItem } from '../../../ui/overlay/Menu.tsx'
import { useControls } from '../../useRoom.ts'
import classes from './host.module.css'

interface Props {
  readonly view: RoomView
  readonly isPast: boolean
}

/** Everybody in the room: who leads so far, and what the host can do about each. */
export function Players({ view, isPast }: Props) {
  const t = useText()
  const format = useFormat()
  const { ask, asking } = useControls()
  const [kicked, setKicked] = useState<SeatRowView | null>(null)
  const seats = (view.seats ?? []).filter(({ state }) => state === 'in').toSorted(byPlace)
  // a replay does not know it
  const unconnected = seats.filter(isAway).length
  const offered = view.host?.offered_to ?? null
  return (
    <section className={classes.players} aria-labelledby="room-players">
      <h2 id="room-players">{t('quiz_rooms.players', { count: seats.length })}</h2>
      {unconnected > 0 && <p className={classes.soft}>{t('quiz_rooms.unconnected_count', { count: unconnected })}</p>}
      {seats.length === 0 && <p className={classes.soft}>{t('quiz_rooms.nobody')}</p>}
      <ul className={classes.names}>
        {seats.map((row) => (
          <li key={row.seat} className={classes.player} data-away={isAway(row) || undefined}>
            <span className={classes.playerName}>
              {row.name ?? t('quiz_rooms.nameless')}
              {row.seat === offered && <span className={classes.soft}> · {t('quiz_rooms.offered')}</span>}
              {row.is_host === true && <span className={classes.soft}> · {t('quiz_rooms.leads')}</span>}
              {isAway(row) && (
                <span className={classes.away}>
                  <Icon name="offline" size={16} />
                  {t('quiz_rooms.unconnected')}
                </span>
              )}
              {(row.fast ?? 0) > 0 && (
                <span className={classes.fast}>
                  <Icon name="warning" size={16} />
                  {t('quiz_rooms.fast', { count: row.fast ?? 0 })}
                </span>
              )}
            </span>
            {row.place !== null && <span className={classes.playerPoints}>{format.number(row.points)}</span>}
            {!isPast && (
              <Menu
                label={t('quiz_rooms.player_menu', { name: row.name ?? t('quiz_rooms.nameless') })}
                groups={[menuOf(row)]}
              >
                <Icon name="more" />
              </Menu>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={kicked !== null}
        onClose={() => setKicked(null)}
        onConfirm={() => {
          if (kicked !== null) ask({ name: 'kick', body: { seat: kicked.seat } })
          setKicked(null)
        }}
        busy={asking === 'kick'}
        title={t('quiz_rooms.kick_title')}
        confirm={t('quiz_rooms.kick')}
        danger
      >
        <p>
          <strong>{kicked?.name}</strong>
        </p>
        <p>{t('quiz_rooms.kick_about')}</p>
      </ConfirmDialog>
    </section>
  )

  function menuOf(row: SeatRowView): readonly MenuItem[] {
    const kick: MenuItem = { label: t('quiz_rooms.kick'), icon: 'cancelled', onClick: () => setKicked(row) }
    if (row.has_account !== true || row.is_host === true) return [kick]
    const isOffered = row.seat === offered
    const offer: MenuItem = {
      label: t(isOffered ? 'quiz_rooms.take_offer_back' : 'quiz_rooms.offer_host'),
      icon: 'teach',
      onClick: () => ask({ name: 'offer_host', body: { seat: isOffered ? null : row.seat } }),
    }
    return [offer, kick]
  }
}

/** Whoever took the room over leads it from another socket than that of the seat. */
function isAway({ is_connected, is_host }: SeatRowView): boolean {
  return is_connected === false && is_host !== true
}

/** Before the first result, the newest first: the host sees who has just come. */
function byPlace(one: SeatRowView, other: SeatRowView): number {
  if (one.place === null || other.place === null) return other.seat - one.seat
  return one.place - other.place || one.seat - other.seat
}
