import { type ComponentProps, useMemo } from 'react'
import { Provider } from 'react-redux'
import { TextProvider } from '../i18n/TextProvider.tsx'
import { Theme } from '../ui/theme/Theme.tsx'
import { AuthPanelsContext } from './auth/AuthModal.tsx'
import { CookiePopup } from './consent/CookiePopup.tsx'
import { BellContext } from './layouts/BellPart.tsx'
import { FooterContext } from './layouts/FooterPart.tsx'
import { MenusContext, menusOf } from './layouts/menu.ts'
import { SeenBanner } from './layouts/SeenBanner.tsx'
import { Toasts } from './layouts/Toasts.tsx'
import { NoticeLooksContext, noticeLooksOf } from './notices.ts'
import { AppRoutes } from './routing/AppRoutes.tsx'
import { type GateTexts, GateTextsContext } from './routing/gate-texts.ts'
import type { AppModule, LoadPage, LoadPart } from './routing/page.ts'
import { LoggedInPart } from './session/LoggedInPart.tsx'
import { LoginIntents } from './session/LoginIntents.tsx'
import { selectUser } from './session/session-slice.ts'
import { OwnColours } from './session/useColours.ts'
import { useAppSelector } from './store/hooks.ts'
import type { AppStore } from './store/store.ts'
import { UpdateBar } from './update/UpdateBar.tsx'

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
  const gates: GateTexts = Object.assign({}, ...modules.map((module) => module.gates))
  const footer = modules.find((module) => module.footer !== undefined)?.footer ?? null
  const bell = modules.find((module) => module.bell !== undefined)?.bell ?? null
  const auth = modules.find((module) => module.auth !== undefined)?.auth ?? null
  const intents: Readonly<Record<string, LoadPart>> = Object.assign({}, ...modules.map((module) => module.intents))
  const whileLoggedIn = modules.find((module) => module.whileLoggedIn !== undefined)?.whileLoggedIn ?? null
  const menus = useMemo(() => menusOf(modules), [modules])
  const looks = useMemo(() => noticeLooksOf(modules), [modules])
  return (
    <Provider store={store}>
      <Speaking language={language} messages={messages}>
        <Theme env={env}>
          <OwnColours />
          <AuthPanelsContext value={auth}>
            <MenusContext value={menus}>
              <FooterContext value={footer}>
                <BellContext value={bell}>
                  <NoticeLooksContext value={looks}>
                    <GateTextsContext value={gates}>
                      <AppRoutes pages={pages} development={development} />
                    </GateTextsContext>
                  </NoticeLooksContext>
                </BellContext>
              </FooterContext>
            </MenusContext>
            <SeenBanner />
            <LoginIntents intents={intents} />
            <LoggedInPart load={whileLoggedIn} />
            <UpdateBar />
            <CookiePopup />
            <Toasts />
          </AuthPanelsContext>
        </Theme>
      </Speaking>
    </Provider>
  )
}

/** I18-02: times are those of the person's own zone. */
function Speaking(props: ComponentProps<typeof TextProvider>) {
  return <TextProvider {...props} timeZone={useAppSelector(selectUser)?.timezone} />
}
