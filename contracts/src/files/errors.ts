import type { ErrorTable } from '../kernel/declaration.ts'

export const filesErrors = {
  FILE_TOO_LARGE: [413, 'The file is too large'],
  FILE_TYPE_UNKNOWN: [415, 'Files of this type are not taken'],
  FILE_EMPTY: [422, 'The file is empty'],
  IMAGE_BROKEN: [422, 'The picture is damaged or incomplete'],
  IMAGE_TOO_MANY_PIXELS: [422, 'The picture has too many pixels'],
  IMAGE_ANIMATED: [422, 'The picture moves. Choose a still one'],
} as const satisfies ErrorTable
