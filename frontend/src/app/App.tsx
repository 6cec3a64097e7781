import type { ComponentProps } from 'react'
import { Provider } from 'react-redux'
import { Toasts } from '../ui/overlay/Toasts.tsx'
import { Theme } from '../ui/theme/Theme.tsx'
import { AuthPanelsContext } from './auth/AuthModal.tsx'
import { TextProvider } from './i18n/TextProvider.tsx'
import { AppRoutes } from './routing/AppRoutes.tsx'
import type { AppModule, LoadPage } from './routing/page.ts'
import type { AppStore } from './store/store.ts'

interface Props {
  readonly store: AppStore
  readonly modules: readonly AppModule[]
  readonly language: ComponentProps<typeof TextProvider>['language']
  readonly messages: ComponentProps<typeof TextProvider>['messages']
  readonly development: boolean
  readonly env?: 'default' | 'test'
}

/** The whole application inside a router: `main.tsx` brings the browser's, a test its own. */
export function App({ store, modules, language, messages, development, env = 'default' }: Props) {
  const pages: Readonly<Record<string, LoadPage>> = Object.assign({}, ...modules.map((module) => module.pages))
  const auth = modules.find((module) => module.auth !== undefined)?.auth ?? null
  return (
    <Provider store={store}>
      <TextProvider language={language} messages={messages}>
        <Theme env={env}>
          <AuthPanelsContext value={auth}>
            <AppRoutes pages={pages} development={development} />
            <Toasts />
          </AuthPanelsContext>
        </Theme>
      </TextProvider>
    </Provider>
  )
}
