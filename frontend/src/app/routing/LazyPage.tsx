import { type ComponentType, lazy } from 'react'
import { useAppStore } from '../store/hooks.ts'
import { loadChunk } from './chunks.ts'
import type { LoadPage, PageFile } from './page.ts'

const components = new WeakMap<LoadPage, ComponentType>()

/** The component of a page, loaded when it is first shown; its module's saga starts with it. */
export function LazyPage({ load }: { readonly load: LoadPage }) {
  const Page = componentOf(load)
  return <Page />
}

function componentOf(load: LoadPage): ComponentType {
  const known = components.get(load)
  if (known !== undefined) return known
  const made = lazy(async () => {
    const { Page, saga } = await loadChunk(load)
    return { default: saga === undefined ? Page : withSaga(Page, saga) }
  })
  components.set(load, made)
  return made
}

/** Children's effects run first, but sagas hear what is dispatched in the same pass only if they started while rendering. */
function withSaga(Page: ComponentType, saga: NonNullable<PageFile['saga']>): ComponentType {
  return function PageWithSaga() {
    const store = useAppStore()
    store.start(saga.name, saga.run)
    return <Page />
  }
}
