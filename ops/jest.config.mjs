import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Sources run as they are, as ES modules: swc takes the types away and turns JSX into calls. `<T>(x: T) => x` is legal
 * in `.ts` files, where no JSX can stand.
 */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
  },
]

const shared = {
  rootDir: root,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: {
    '^@kredka/(contracts|projections|backend)/(.*)$': '<rootDir>/$1/src/$2.ts',
    '\\.css$': '<rootDir>/ops/src/testing/styles.mjs',
  },
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/', '<rootDir>/frontend/dist/'],
  testPathIgnorePatterns: ['/node_modules/'],
}

const room = (name, more) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/${name}/**/*.test.{ts,tsx}`],
  ...more,
})

/** These rooms test against a real Postgres: one server a run, started only when a file of theirs is run. */
const onPostgres = {
  globalSetup: '<rootDir>/ops/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/ops/src/testing/global-teardown.ts',
}

export default {
  rootDir: root,
  // Tests of whole sites wait a third of their time, for processes and for Postgres: three keep two cores busy.
  maxWorkers: 3,
  // Modules of a finished file stay in memory: without this a worker ends at the limit of its heap, in the middle of
  // whatever file it has come to. Looked at between files.
  workerIdleMemoryLimit: '900MB',
  testSequencer: '<rootDir>/ops/src/testing/slowest-first.mjs',
  // Ends what hangs, and nothing else: the machine may be slow, and busy with other work.
  testTimeout: 180_000,
  projects: [
    room('contracts'),
    room('projections', onPostgres),
    room('backend', onPostgres),
    room('ops', onPostgres),
    room('frontend', {
      setupFiles: ['<rootDir>/frontend/src/app/testing/jest-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/app/testing/jest-setup-each.ts'],
      testEnvironment: 'jest-environment-jsdom',
      testEnvironmentOptions: { customExportConditions: ['browser', 'development', 'default'] },
    }),
  ],
}
