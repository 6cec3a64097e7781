import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { drawingNow } from '../../kernel/taking-over/drawn.ts'
import {
  applyPreferences,
  followPreferences,
  type Preferences,
  readPreferences,
  storePreferences,
} from './preferences.ts'
import type { Shade } from './tokens.ts'

interface ThemeControl extends Preferences {
  /** What the page is drawn in now. */
  readonly shade: Shade
  readonly env: 'default' | 'test'
  /** Keeps it on this device. */
  readonly choose: (change: Partial<Preferences>) => void
  /** Draws the page otherwise without keeping it; null ends that. */
  readonly preview: (shown: Partial<Preferences> | null) => void
}

const ThemeContext = createContext<ThemeControl | null>(null)

/** Palette and scheme of the page, and the way to change them. */
export function useTheme(): ThemeControl {
  const control = useContext(ThemeContext)
  if (control === null) throw new Error('useTheme needs a Theme above it')
  return control
}

const DARK = '(prefers-color-scheme: dark)'
interface Props {
  readonly children: ReactNode
  /** `test` leaves transitions and portals out. */
  readonly env?: 'default' | 'test'
}

export function Theme({ children, env = 'default' }: Props) {
  const [kept, setKept] = useState(readPreferences)
  const [previewed, setPreviewed] = useState<Partial<Preferences> | null>(null)
  const preferences = useMemo(() => ({ ...kept, ...previewed }), [kept, previewed])
  const [systemIsDark, setSystemIsDark] = useState(() => drawingNow() === null && window.matchMedia(DARK).matches)

  useEffect(() => {
    const query = window.matchMedia(DARK)
    const follow = () => setSystemIsDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  // what is chosen in one tab holds in the others at once
  useEffect(() => followPreferences(() => setKept(readPreferences())), [])
  useEffect(() => applyPreferences(preferences, systemIsDark), [preferences, systemIsDark])

  const { scheme } = preferences
  const control = useMemo(
    (): ThemeControl => ({
      ...preferences,
      shade: scheme === 'dark' || (scheme === 'auto' && systemIsDark) ? 'dark' : 'light',
      env,
      choose(change) {
        const chosen = { ...kept, ...change }
        storePreferences(chosen)
        setKept(chosen)
        setPreviewed(null)
      },
      preview: setPreviewed,
    }),
    [preferences, kept, scheme, systemIsDark, env],
  )
  return <ThemeContext value={control}>{children}</ThemeContext>
}
