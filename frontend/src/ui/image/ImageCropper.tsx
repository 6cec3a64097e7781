import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Row, Stack } from '../layout.tsx'
import { Notice } from '../Notice.tsx'
import { type Area, compress, draw, openPicture } from './compress.ts'
import type { CropperProps } from './cropper-props.ts'
import classes from './image-cropper.module.css'

const MAX_ZOOM = 4
const ZOOM_STEP = 0.05
/** px of one press of an arrow. */
const KEYBOARD_STEP = 6
const PREVIEW = 96

/** Moves and zooms a picture under a square, by mouse, finger or keyboard, and makes it small. */
export function ImageCropper({ url, limits, sending, error, onCropped, onBroken, onClose }: CropperProps) {
  const t = useText()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [making, setMaking] = useState(false)
  const picture = usePicture(url, onBroken)
  const help = useId()

  const make = async () => {
    if (picture === null || area === null) return
    setMaking(true)
    try {
      onCropped(await compress(picture, area, { side: limits.side, bytes: limits.sentBytes }))
    } catch {
      onBroken()
    } finally {
      setMaking(false)
    }
  }

  return (
    <Stack>
      <p id={help} className={classes.help}>
        {t('image.crop_help')}
      </p>
      <div className={classes.stage}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          aspect={1}
          maxZoom={MAX_ZOOM}
          showGrid={false}
          keyboardStep={KEYBOARD_STEP}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: classes.area ?? '' }}
          cropperProps={{ role: 'group', 'aria-label': t('image.crop_area'), 'aria-describedby': help }}
          mediaProps={{ alt: '' }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className={classes.tools}>
        <Zoom value={zoom} onChange={setZoom} />
        <Preview picture={picture} area={area} />
      </div>
      {error !== undefined && <Notice kind="error">{error}</Notice>}
      <Row end>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button look="primary" loading={making || sending} disabled={area === null} onClick={() => void make()}>
          {t(sending ? 'image.sending' : 'image.use')}
        </Button>
      </Row>
    </Stack>
  )
}

function usePicture(url: string, onBroken: () => void): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const broken = useRef(onBroken)
  broken.current = onBroken
  useEffect(() => {
    let wanted = true
    openPicture(url).then(
      (found) => wanted && setPicture(found),
      () => wanted && broken.current(),
    )
    return () => {
      wanted = false
    }
  }, [url])
  return picture
}

function Zoom({ value, onChange }: { readonly value: number; readonly onChange: (zoom: number) => void }) {
  const t = useText()
  const id = useId()
  return (
    <div className={classes.zoom}>
      <label htmlFor={id}>{t('image.zoom')}</label>
      <span className={classes.slider}>
        <Icon name="minus" size={18} />
        <input
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={value}
          aria-valuetext={t('image.zoom_value', { zoom: value })}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <Icon name="plus" size={18} />
      </span>
    </div>
  )
}

/** How it will look, as large as on the person's page. */
function Preview({ picture, area }: { readonly picture: HTMLImageElement | null; readonly area: Area | null }) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (picture !== null && area !== null && canvas.current !== null) draw(picture, area, PREVIEW * 2, canvas.current)
  }, [picture, area])
  return (
    <figure className={classes.preview}>
      <canvas ref={canvas} className={classes.small} role="img" aria-label={t('image.preview')} />
      <figcaption aria-hidden="true">{t('image.preview')}</figcaption>
    </figure>
  )
}
