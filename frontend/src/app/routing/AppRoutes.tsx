import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { type Route as PageRoute, pathOf, ROUTES } from '@kredka/contracts/kernel/routes'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { loadChunk } from '../../kernel/chunks.ts'
import { SkeletonLines } from '../../ui/states.tsx'
import { BareLayout } from '../layouts/BareLayout.tsx'
import { StageLayout } from '../layouts/StageLayout.tsx'
import { StandardLayout } from '../layouts/StandardLayout.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { useAppStore } from '../store/hooks.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Gate } from './Gate.tsx'
import { LazyPage } from './LazyPage.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { LoadPage } from './page.ts'
import { useManifest } from './useManifest.ts'
import { useLanguage } from './usePath.ts'

// loaded by staff alone, with their words: everybody else’s first page does without
const AdminGate = lazy(async () => ({ default: (await loadChunk(() => import('./AdminGate.tsx'))).AdminGate }))
const AdminLayout = lazy(async () => ({
  default: (await loadChunk(() => import('../layouts/AdminLayout.tsx'))).AdminLayout,
}))

const LAYOUTS = { standard: StandardLayout, admin: BackOffice, bare: BareLayout, stage: StageLayout } as const

interface Props {
  /** Pages by the names of the table of routes. */
  readonly pages: Readonly<Record<string, LoadPage>>
  /** Shows the developer's pages. */
  readonly development: boolean
}

/** The table of routes of the contracts as React Router has it, by layout. */
export function AppRoutes({ pages, development }: Props) {
  const shown = ROUTES.filter((route) => development || route.development !== true)
  return (
    <Routes>
      {(['standard', 'admin', 'bare', 'stage'] as const).map((layout) => {
        const Layout = LAYOUTS[layout]
        return (
          <Route key={layout} element={<Layout />}>
            {shown
              .filter((route) => route.layout === layout)
              .flatMap((route) =>
                pathsOf(route).map((path) => (
                  <Route key={path} path={path} element={<Shown route={route} load={pages[route.name]} />} />
                )),
              )}
            {layout === 'standard' && <Route path="*" element={<NotFound />} />}
          </Route>
        )
      })}
    </Routes>
  )
}

/**
 * A parameter that takes certain words alone is each of them in turn: React Router knows no other way to tell it from a
 * parameter that takes anything.
 */
function pathsOf({ path, words = {} }: PageRoute): readonly string[] {
  return Object.entries(words).reduce<readonly string[]>(
    (paths, [name, values]) => paths.flatMap((one) => values.map((value) => one.replace(`:${name}`, value))),
    [path],
  )
}

function Shown({ route, load }: { readonly route: PageRoute; readonly load: LoadPage | undefined }) {
  const { pathname } = useLocation()
  const { report } = useAppStore().services
  const language = useLanguage()
  useManifest(route.name)
  if (route.redirect !== undefined) return <Navigate to={pathOf(route.redirect, language)} replace />
  if (load === undefined) return <NotFound />
  return (
    <ErrorBoundary place={pathname} report={report}>
      <PageTitle title={pageTitle(route.title_id, language).title} />
      <Guarded route={route}>
        <Suspense fallback={<Coming />}>
          <LazyPage load={load} />
        </Suspense>
      </Guarded>
    </ErrorBoundary>
  )
}

function BackOffice() {
  return (
    <Suspense fallback={<Coming />}>
      <AdminLayout />
    </Suspense>
  )
}

/** As high as the window, so that the footer does not jump when the page comes. */
function Coming() {
  return (
    <div style={{ minHeight: '100dvh' }}>
      <SkeletonLines lines={6} />
    </div>
  )
}

function Guarded({ route, children }: { readonly route: PageRoute; readonly children: ReactNode }) {
  if (route.gate !== 'admin') return <Gate route={route}>{children}</Gate>
  return (
    <Suspense fallback={<Coming />}>
      <AdminGate {...(route.duty === undefined ? {} : { duty: route.duty })}>{children}</AdminGate>
    </Suspense>
  )
}
