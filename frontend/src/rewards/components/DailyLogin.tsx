import { warsawDay } from '@kredka/contracts/kernel/days'
import { visitDaily } from '@kredka/contracts/rewards/endpoints'
import { useEffect, useRef } from 'react'
import { selectUser } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useOfNow } from '../../i18n/useNow.ts'

const KEY = 'rewards.visited'

/** Says once a day that the person is here (QUI-07): the server decides about days and points. Shows nothing. */
export function DailyLogin() {
  const user = useAppSelector(selectUser)
  const { own } = useAppStore().services
  const today = useOfNow(warsawDay)
  const { send } = useCommand(visitDaily, { quiet: true, done: () => user && own.write(user.userId, KEY, today) })
  const latest = useRef(send)
  latest.current = send
  const isDue = user !== null && own.read(user.userId, KEY) !== today
  useEffect(() => {
    if (isDue) latest.current({})
  }, [isDue])
  return null
}

export { DailyLogin as Part }
