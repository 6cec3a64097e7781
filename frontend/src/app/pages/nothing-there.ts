import type { LoadPage } from '../routing/page.ts'
import { NotFound } from './NotFound.tsx'

/** Page of an address that names a thing of which there are none: the 404 page, which is there already. */
export const nothingThere: LoadPage = async () => ({ Page: NotFound })
