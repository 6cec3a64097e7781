import { chooseColours } from '@kredka/contracts/settings/endpoints'
import { useEffect, useRef, useState } from 'react'
import type { Preferences } from '../../ui/theme/preferences.ts'
import { useTheme } from '../../ui/theme/Theme.tsx'
import { useCommand } from '../store/command.ts'
import { useAppSelector } from '../store/hooks.ts'
import { selectUser } from './session-slice.ts'

/**
 * Palette and scheme of the page. What a person chooses holds on this device, and on all others where they log in
 * (THM-01).
 */
export function useColours() {
  const { palette, scheme, choose } = useTheme()
  const user = useAppSelector(selectUser)
  const { status, send } = useCommand(chooseColours, { quiet: true })
  /** The last choice that was not sent yet: a command under way is waited for. */
  const [wanted, setWanted] = useState<Preferences | null>(null)
  useEffect(() => {
    if (wanted === null || status === 'sending') return
    send({ palette: wanted.palette, colour_scheme: wanted.scheme })
    setWanted(null)
  }, [wanted, status, send])
  return {
    palette,
    scheme,
    choose(change: Partial<Preferences>) {
      choose(change)
      if (user !== null) setWanted({ palette, scheme, ...change })
    },
  }
}

/**
 * The page takes on what its person has chosen elsewhere, once they are known; what they choose from then on is newer.
 */
export function OwnColours() {
  const { choose } = useTheme()
  const user = useAppSelector(selectUser)
  const followed = useRef<string | null>(null)
  useEffect(() => {
    const userId = user?.userId ?? null
    if (followed.current === userId) return
    followed.current = userId
    if (user?.seen_by !== undefined) return
    if (user?.palette !== undefined && user.colour_scheme !== undefined) {
      choose({ palette: user.palette, scheme: user.colour_scheme })
    }
  }, [user, choose])
  return null
}
