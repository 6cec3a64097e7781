import { useEffect, useState } from 'react'
import { Notice } from '../Notice.tsx'
import classes from './qr-code.module.css'

interface Props {
  readonly text: string
  /** What the picture is, for whoever does not see it. */
  readonly label: string
  /** Said where it cannot be drawn: what to do instead; null where that stands beside it anyway. */
  readonly failure: string | null
}

type Drawn =
  | { readonly status: 'drawing' | 'failed' }
  | { readonly status: 'drawn'; readonly size: number; readonly path: string }

/** Quiet zone around the code, in modules: the standard (ISO/IEC 18004) wants four. */
const BORDER = 4

/** A QR code as a picture of squares, black on white in every theme. Its library loads with the first code. */
export function QrCode({ text, label, failure }: Props) {
  const drawn = useDrawn(text)
  if (drawn.status === 'failed') return failure === null ? null : <Notice kind="error">{failure}</Notice>
  if (drawn.status !== 'drawn') return <div className={classes.code} aria-busy="true" />
  const { size, path } = drawn
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function useDrawn(text: string): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ status: 'drawing' })
  useEffect(() => {
    let current = true
    import('uqr')
      .then(({ encode }) => {
        const { size, data } = encode(text, { ecc: 'M', border: BORDER })
        if (current) setDrawn({ status: 'drawn', size, path: pathOf(data) })
      })
      .catch(() => {
        if (current) setDrawn({ status: 'failed' })
      })
    return () => {
      current = false
    }
  }, [text])
  return drawn
}

/** The dark modules, those beside each other as one stroke. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
}
