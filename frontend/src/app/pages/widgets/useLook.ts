import { PALETTES, type Palette, SCHEMES, type Scheme } from '@kredka/contracts/kernel/wire'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTheme } from '../../../ui/theme/Theme.tsx'

export interface Look {
  readonly palette: Palette
  readonly scheme: Scheme
  /** Id of the one widget that is shown; null for all. */
  readonly widget: string | null
}

/**
 * What the page shows and how, kept in its address (`?palette=pink&scheme=dark&widget=button`), so that a link or a
 * test shows the same. The reader's own palette and scheme stay as they are.
 */
export function useLook(): { readonly look: Look; readonly to: (change: Partial<Look>) => string } {
  const [params] = useSearchParams()
  const theme = useTheme()
  const { preview } = theme
  const palette = PALETTES.find((known) => known === params.get('palette'))
  const scheme = SCHEMES.find((known) => known === params.get('scheme'))
  useEffect(() => {
    preview({ ...(palette === undefined ? {} : { palette }), ...(scheme === undefined ? {} : { scheme }) })
    return () => preview(null)
  }, [palette, scheme, preview])
  const to = (change: Partial<Look>) => {
    const after = new URLSearchParams(params)
    for (const [key, value] of Object.entries(change)) {
      if (value === null) after.delete(key)
      else after.set(key, value)
    }
    return `?${after}`
  }
  return { look: { palette: theme.palette, scheme: theme.scheme, widget: params.get('widget') }, to }
}
