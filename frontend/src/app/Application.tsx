import { type ComponentProps, type ReactNode, StrictMode, useEffect } from 'react'
import { App } from './App.tsx'
import type { NewVersion } from './update/new-version.ts'
import { VersionContext } from './update/UpdateBar.tsx'

interface Props extends Omit<ComponentProps<typeof App>, 'env'> {
  /** The router around it: the browser's, or that of one address. */
  readonly router: (app: ReactNode) => ReactNode
  readonly versions: NewVersion | null
  /** Called once the page is in React's hands. */
  readonly onBegun: () => void
}

/** What the server draws and the browser takes over: one tree, so that both agree on every id in it. */
export function Application({ router, versions, onBegun, ...app }: Props) {
  return (
    <StrictMode>
      {router(
        <VersionContext value={versions}>
          <Begun then={onBegun}>
            <App {...app} />
          </Begun>
        </VersionContext>,
      )}
    </StrictMode>
  )
}

function Begun({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  useEffect(() => then(), [then])
  return children
}
