import { join } from 'node:path'
import { ROOT } from '../terminal/root.ts'
import { gzipKilobytes } from './gzipped.ts'

const ENTRY = 'virtual:shell'

/** The parts that every page needs, drawing one line, without any code of the product. */
const SHELL = `
import { AppShell, Button, Group, MantineProvider, Text } from '@mantine/core'
import { configureStore, createSlice } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider, FormattedMessage } from 'react-intl'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Text.css'
import '@mantine/core/styles/AppShell.css'

const saga = createSagaMiddleware()
const slice = createSlice({ name: 'line', initialState: 'ready', reducers: {} })
const store = configureStore({ reducer: { line: slice.reducer }, middleware: (standard) => standard().concat(saga) })
const line = h(Text, null, h(FormattedMessage, { id: 'line' }))
const header = h(AppShell.Header, null, h(Group, null, h(Button, null, line)))
const page = h(AppShell, { header: { height: 60 } }, header, h(AppShell.Main, null, line))
const routes = h(BrowserRouter, null, h(Routes, null, h(Route, { path: '*', element: page })))
const kit = h(MantineProvider, null, routes)
const texts = { line: [{ type: 0, value: 'one line' }] }
createRoot(document.body).render(h(Provider, { store }, h(IntlProvider, { locale: 'pl', messages: texts }, kit)))
`

/** A built file of the shell. */
export interface ShellFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** Builds the shell with the product's own settings and nothing of its code. */
export async function buildShell(): Promise<readonly ShellFile[]> {
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'frontend'),
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    plugins: [
      {
        name: 'shell',
        resolveId: (id) => (id === ENTRY ? join(ROOT, 'frontend', 'shell.js') : null),
        load: (id) => (id === join(ROOT, 'frontend', 'shell.js') ? SHELL : null),
      },
    ],
    build: { write: false, target: 'es2023', assetsInlineLimit: 0, rollupOptions: { input: ENTRY } },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return outputs.map((file) => ({
    name: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }))
}

/** @returns kB of the shell, gzipped */
export async function measureShell(): Promise<{ readonly js: number; readonly css: number }> {
  const files = await buildShell()
  const sum = (end: string) =>
    files.filter(({ name }) => name.endsWith(end)).reduce((total, { content }) => total + gzipKilobytes(content), 0)
  return { js: sum('.js'), css: sum('.css') }
}
