/** What a teacher may paste. */
export const VIDEO_LINK_MAX = 300

/** Where an introduction video may lie: services that people know, and that show nothing else at such an address. */
export const VIDEO_SERVICES = { youtube: 'YouTube', vimeo: 'Vimeo' } as const
export type VideoService = keyof typeof VIDEO_SERVICES

/** A film at its service. */
export interface Video {
  readonly service: VideoService
  /** Where the service shows it, in one form however it was pasted: no time, list or mark of who shared it is left. */
  readonly url: string
}

const REST = '(?:[/?&#]\\S*)?'
const YOUTUBE =
  `(?:(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:watch\\?(?:[^#\\s]*&)?v=|shorts/|embed/|live/)|youtu\\.be/)` +
  `(?<youtube>[\\w-]{11})${REST}`
/** With the key that an unlisted film asks for. */
const VIMEO =
  `(?:(?:www\\.)?vimeo\\.com/|player\\.vimeo\\.com/video/)(?<vimeo>\\d{5,12})` +
  `(?:/(?<key>[0-9a-f]{6,20})|\\?h=(?<h>[0-9a-f]{6,20}))?${REST}`
/** A link over https to a film at one of the services, and nothing else. */
export const VIDEO_PATTERN = `^\\s*https://(?:${YOUTUBE}|${VIMEO})\\s*$`
const LINK = new RegExp(VIDEO_PATTERN)

/** The film that a link leads to; null for anything but what `VIDEO_PATTERN` takes. */
export function videoOf(link: string): Video | null {
  const { youtube, vimeo, key, h } = LINK.exec(link)?.groups ?? {}
  if (youtube !== undefined) return { service: 'youtube', url: `https://www.youtube.com/watch?v=${youtube}` }
  if (vimeo === undefined) return null
  const unlisted = key ?? h
  return { service: 'vimeo', url: `https://vimeo.com/${vimeo}${unlisted === undefined ? '' : `/${unlisted}`}` }
}
