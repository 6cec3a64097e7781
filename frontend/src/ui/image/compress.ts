/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Compressed {
  /** Longest side in px; a smaller picture is not blown up. */
  readonly side: number
  /** Most bytes. */
  readonly bytes: number
}

const QUALITIES = [0.9, 0.8, 0.7, 0.55, 0.4, 0.25] as const

/** The area as a JPEG, the best that fits. @throws Error where the browser cannot draw the picture */
export async function compress(picture: HTMLImageElement, area: Area, { side, bytes }: Compressed): Promise<Blob> {
  const canvas = draw(picture, area, side)
  let smallest: Blob | null = null
  for (const quality of QUALITIES) {
    smallest = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (smallest === null) break
    if (smallest.size <= bytes) return smallest
  }
  if (smallest === null) throw new Error('the picture cannot be drawn')
  return smallest
}

/** Draws the area so that its longer side has at most `side` px; what is see-through becomes white. */
export function draw(picture: HTMLImageElement, area: Area, side: number, canvas = document.createElement('canvas')) {
  const scale = Math.min(1, side / Math.max(area.width, area.height))
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('the picture cannot be drawn')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** A file as a picture that can be drawn. @throws where it is none */
export async function openPicture(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}
