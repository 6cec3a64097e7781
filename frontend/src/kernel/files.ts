import { drawingNow } from './taking-over/drawn.ts'

/** Where the server says that files lie on another host than the page (FILES_URL). */
const HOST = 'meta[name="kredka-files"]'

/** Address of a file that a view names by its path, such as a `picture_url`. */
export function fileUrl(path: string): string {
  const drawing = drawingNow()
  const host = drawing === null ? (document.querySelector<HTMLMetaElement>(HOST)?.content ?? '') : drawing.files
  return path.startsWith('/files/') ? host + path : path
}
