import { type ComponentType, lazy } from 'react'
import { loadChunk } from '../../kernel/chunks.ts'
import { useAppStore } from '../store/hooks.ts'
import type { LoadPage, PageFile, Visit } from './page.ts'

const components = new WeakMap<LoadPage, ComponentType>()

/** The component of a page, loaded when it is first shown; its module's saga starts with it. */
export function LazyPage({ load }: { readonly load: LoadPage }) {
  const Page = componentOf(load)
  return <Page />
}

/**
 * Loads the page that the visit begins with before anything is drawn: what the server sent stays until the page itself
 * takes its place, and React does not hold the page back behind a skeleton that it has just shown. What cannot be
 * loaded now is tried again when it is shown.
 */
export async function loadFirstPage(load: LoadPage | undefined, visit: Visit): Promise<void> {
  if (load === undefined) return
  try {
    const file = await load()
    await file.prepare?.(visit)
    components.set(load, showWithSaga(file))
  } catch {
    // The page itself tries again and tells of it.
  }
}

function componentOf(load: LoadPage): ComponentType {
  const known = components.get(load)
  if (known !== undefined) return known
  const made = lazy(async () => ({ default: showWithSaga(await loadChunk(load)) }))
  components.set(load, made)
  return made
}

function showWithSaga({ Page, saga }: PageFile): ComponentType {
  return saga === undefined ? Page : withSaga(Page, saga)
}

/**
 * Children's effects run first, but sagas hear what is dispatched in the same pass only if they started while
 * rendering.
 */
function withSaga(Page: ComponentType, saga: NonNullable<PageFile['saga']>): ComponentType {
  return function PageWithSaga() {
    const store = useAppStore()
    store.start(saga.name, saga.run)
    return <Page />
  }
}
