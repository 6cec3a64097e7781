import { SECOND } from '@kredka/contracts/kernel/durations'
import { joinRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import { isName, NAME_MAX, tidyName } from '@kredka/contracts/quiz-rooms/names'
import type { RoomDoorView } from '@kredka/contracts/quiz-rooms/views'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonLines, State } from '../../ui/states.tsx'
import { drawSeatKey, readSeatKey, writeSeatKey } from '../seat-key.ts'
import { Frame } from './Frame.tsx'
import classes from './join-form.module.css'
import { LazyCodeForm, loadSeatRoom } from './lazy-roles.tsx'

interface Props {
  readonly door: RoomDoorView
  /** The seat is taken: its key. */
  readonly onSeated: (key: string) => void
  /** Looks whether the door is open by now. */
  readonly onAgain: () => void
}

/** These are about the name: they stand at its field. */
const OF_NAME: readonly string[] = ['NAME_TAKEN', 'NAME_UNFIT']

/** So many come at once that some are sent away for a moment. */
const CROWDED: readonly string[] = ['TOO_MANY_REQUESTS', 'CONFLICT']

/** The door of a room: a name, and in (ROO-01). */
export function JoinForm({ door, onSeated, onAgain }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const { own, channels } = useAppStore().services
  const user = useAppSelector(selectUser)
  const [name, setName] = useState('')
  const [isShort, setShort] = useState(false)
  const [isCrowded, setCrowded] = useState(false)
  const { token, settings, title } = door
  const join = useCommand(joinRoom, {
    quiet: true,
    done: (_, { key }) => onSeated(key),
    failed: ({ code }) => setCrowded(CROWDED.includes(code)),
  })
  const isOfName = join.error !== null && OF_NAME.includes(join.error.code)
  const send = () => {
    const typed = tidyName(name)
    const isUnfit = !settings.generated_names && !isName(typed)
    setShort(isUnfit)
    if (isUnfit) return
    const userId = user?.userId ?? null
    const key = readSeatKey(own, userId, token) ?? drawSeatKey()
    writeSeatKey(own, userId, token, key)
    join.send({ token, name: settings.generated_names ? null : typed, key })
  }
  useAgain(isCrowded ? join.error : null, send)
  useEffect(() => {
    // on their way while the name is typed, so that who has a seat sees it at once; where that fails, it is asked again
    Promise.all([loadSeatRoom(), channels()]).catch(() => undefined)
  }, [channels])
  const sendForm = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const nameFault = isShort
    ? t('errors.NAME_UNFIT')
    : isOfName && join.error !== null
      ? errorText(join.error)
      : undefined
  const shut = shutBecause(door)
  if (shut !== null) {
    return (
      <Frame centred>
        <State
          level={1}
          picture="closed"
          title={t(`errors.${shut}`)}
          // what is closed stays closed: another room may be meant
          action={
            shut !== 'QUIZ_ROOM_CLOSED' && (
              <Button look="primary" icon="refresh" onClick={onAgain}>
                {t('ui.try_again')}
              </Button>
            )
          }
        >
          {shut === 'QUIZ_ROOM_FULL' && <p>{t('quiz_rooms.full_about')}</p>}
          {shut === 'QUIZ_ROOM_LOCKED' && <p>{t('quiz_rooms.locked_about')}</p>}
        </State>
        {shut === 'QUIZ_ROOM_CLOSED' && (
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <LazyCodeForm />
          </Suspense>
        )}
      </Frame>
    )
  }
  return (
    <Frame centred>
      <form className={classes.form} onSubmit={sendForm} noValidate>
        <h1>{title ?? t('quiz_rooms.untitled')}</h1>
        <p className={classes.soft}>
          {t('quiz_rooms.questions', { count: door.questions })} · {t('quiz_rooms.players', { count: door.players })}
        </p>
        {settings.generated_names ? (
          <p>{t('quiz_rooms.name_generated')}</p>
        ) : (
          <TextInput
            label={t('quiz_rooms.your_name')}
            hint={t('quiz_rooms.your_name_hint')}
            value={name}
            onChange={(typed) => {
              setName(typed)
              setShort(false)
              setCrowded(false)
            }}
            max={NAME_MAX}
            large
            autoComplete="nickname"
            error={nameFault}
          />
        )}
        {isCrowded && <Notice>{t('quiz_rooms.crowded')}</Notice>}
        {join.error !== null && !isOfName && !CROWDED.includes(join.error.code) && (
          <Notice kind="error">
            <strong>{t('quiz_rooms.join_failed')}</strong> {errorText(join.error)}
          </Notice>
        )}
        <Button type="submit" look="primary" size="large" wide loading={isCrowded || join.status === 'sending'}>
          {t('quiz_rooms.join')}
        </Button>
        <p className={classes.soft}>{t('quiz_rooms.join_about')}</p>
      </form>
    </Frame>
  )
}

/** Whoever was sent away for a moment is tried again by itself; each at another moment, so that no crowd comes again. */
function useAgain(error: ApiError | null, again: () => void): void {
  const trying = useRef(again)
  trying.current = again
  useEffect(() => {
    if (error === null) return
    const wait = Number(error.params?.['seconds'] ?? 1) * SECOND * (0.5 + Math.random())
    const timer = setTimeout(() => trying.current(), wait)
    return () => clearTimeout(timer)
  }, [error])
}

/** What would be said of a name that is typed in vain. */
function shutBecause({ state, settings, players, is_locked }: RoomDoorView) {
  if (state === 'finished' || state === 'closed') return 'QUIZ_ROOM_CLOSED' as const
  if (is_locked) return 'QUIZ_ROOM_LOCKED' as const
  if (state !== 'lobby' && !settings.late_join) return 'QUIZ_ROOM_TOO_LATE' as const
  return players >= settings.max_players ? ('QUIZ_ROOM_FULL' as const) : null
}
