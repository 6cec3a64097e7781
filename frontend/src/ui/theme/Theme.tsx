import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { applyPreferences, type Preferences, readPreferences, storePreferences } from './preferences.ts'
import type { Shade } from './tokens.ts'

interface ThemeControl extends Preferences {
  /** What the page is drawn in now. */
  readonly shade: Shade
  readonly env: 'default' | 'test'
  readonly choose: (change: Partial<Preferences>) => void
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
  const [preferences, setPreferences] = useState(readPreferences)
  const [systemIsDark, setSystemIsDark] = useState(() => window.matchMedia(DARK).matches)

  useEffect(() => {
    const query = window.matchMedia(DARK)
    const follow = () => setSystemIsDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  useEffect(() => applyPreferences(preferences, systemIsDark), [preferences, systemIsDark])

  const { scheme } = preferences
  const control = useMemo(
    (): ThemeControl => ({
      ...preferences,
      shade: scheme === 'dark' || (scheme === 'auto' && systemIsDark) ? 'dark' : 'light',
      env,
      choose(change) {
        const chosen = { ...preferences, ...change }
        storePreferences(chosen)
        setPreferences(chosen)
      },
    }),
    [preferences, scheme, systemIsDark, env],
  )
  return <ThemeContext value={control}>{children}</ThemeContext>
}
