/** The arrows between rooms and modules (see README, "Rooms"). `npm test` checks them. */
const { readdirSync } = require('node:fs')

/**
 * Folders that belong to no module, by room. Every other one is a module's, so that a new one is kept to the rules from
 * its first file on.
 */
const SHARED = {
  contracts: ['kernel', 'live'],
  projections: ['kernel', 'postgres'],
  backend: ['adapters', 'composition', 'config', 'http', 'kernel', 'live', 'processes', 'vault'],
  frontend: ['app', 'back-office', 'i18n', 'kernel', 'service-worker', 'ui'],
}

const MODULES = [...new Set(Object.entries(SHARED).flatMap(([room, shared]) => modulesOf(room, shared)))].join('|')

function modulesOf(room, shared) {
  const entries = readdirSync(`${__dirname}/${room}/src`, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const gone = shared.filter((name) => !folders.includes(name))
  if (gone.length > 0) throw new Error(`${room}/src has no ${gone.join(', ')}: SHARED names folders that are there`)
  return folders.filter((name) => !shared.includes(name))
}

const TESTS = '\\.(test|e2e)\\.tsx?$|/testing/'

/** What a room must not import: every room that is not at the end of one of its arrows. */
const ROOMS = {
  contracts: 'frontend|projections|backend|ops',
  projections: 'frontend|backend|ops',
  backend: 'frontend|ops',
  frontend: 'projections|backend|ops',
  ops: 'frontend',
}

/** A layer of the frontend, and those above it that it must not import. */
const FRONTEND_LAYERS = [
  ['ui', 'app', 'back-office'],
  ['i18n', 'ui', 'app', 'back-office'],
  ['kernel', 'i18n', 'ui', 'app', 'back-office'],
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(ROOMS).map(([room, others]) => ({
      name: `arrows-of-${room}`,
      comment: 'frontend → contracts ← projections ← backend ← ops, and no other arrow',
      severity: 'error',
      from: { path: `^${room}/` },
      to: { path: `^(${others})/` },
    })),
    {
      name: 'no-circles',
      comment: 'two files that need each other are one thing, or miss a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'neighbours-by-index',
      comment: 'of another module only its index.ts may be imported; better, let an event pass',
      severity: 'error',
      from: { path: `^(backend|projections|frontend)/src/(${MODULES})/`, pathNot: TESTS },
      to: { path: `^$1/src/(${MODULES})/`, pathNot: [`^$1/src/$2/`, '/index\\.tsx?$'] },
    },
    {
      name: 'kernel-knows-no-module',
      comment: 'the kernel serves modules and knows none of them',
      severity: 'error',
      from: { path: '^((contracts|projections|backend)/src/kernel|projections/src/postgres)/', pathNot: TESTS },
      to: { path: `^(contracts|projections|backend)/src/(${MODULES})/` },
    },
    {
      name: 'postgres-knows-no-read-model',
      comment: 'what speaks with Postgres serves both sides and knows nothing of what runs on it',
      severity: 'error',
      from: { path: '^projections/src/postgres/' },
      to: { path: '^projections/src/', pathNot: '^projections/src/postgres/' },
    },
    {
      name: 'deciders-ask-no-read-model',
      comment:
        'of the read side, modules of the write side know the types of queries alone; index.ts only binds the two together',
      severity: 'error',
      from: { path: `^backend/src/(${MODULES})/`, pathNot: [TESTS, '/index\\.ts$'] },
      to: { path: '^projections/src/', pathNot: '^projections/src/kernel/query\\.ts$' },
    },
    {
      name: 'engines-know-nothing',
      comment: 'a run of a game must come out the same for ever: an engine imports nothing but other engine code',
      severity: 'error',
      from: { path: '^contracts/src/games/engine/', pathNot: TESTS },
      to: { pathNot: '^contracts/src/games/engine/' },
    },
    {
      name: 'browser-knows-no-event',
      comment: 'pages know endpoints, views, rules and socket messages; events and ports are the server’s',
      severity: 'error',
      from: { path: '^frontend/src/' },
      to: { path: ['^contracts/src/.+/(events|contract)\\.ts$', '^contracts/src/kernel/ports\\.ts$'] },
    },
    {
      name: 'ui-kit-in-one-place',
      comment: 'pages use frontend/src/ui; what stands behind it may change',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/src/ui/' },
      to: { path: 'node_modules/@mantine/' },
    },
    {
      name: 'ui-knows-no-page',
      comment: 'the kits of pages and of the back office, texts and helpers serve every page and know none',
      severity: 'error',
      from: { path: '^frontend/src/(back-office|ui|i18n|kernel)/', pathNot: TESTS },
      to: { path: `^frontend/src/(${MODULES})/` },
    },
    ...FRONTEND_LAYERS.map(([layer, ...above]) => ({
      name: `${layer}-knows-no-layer-above`,
      comment: 'app → ui → i18n → kernel, and no other arrow: what needs the store stands in frontend/src/app',
      severity: 'error',
      from: { path: `^frontend/src/${layer}/`, pathNot: TESTS },
      to: { path: `^frontend/src/(${above.join('|')})/` },
    })),
    {
      name: 'test-kits-for-tests',
      severity: 'error',
      from: {
        path: '^(contracts|projections|backend|frontend|ops)/',
        pathNot: [TESTS, '^ops/(src/(bench|stress|journeys)/|playwright)'],
      },
      to: { path: '/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: '\\.(test|e2e)\\.tsx?$' },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^frontend/dist|/generated/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['development', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
