import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointsPlugin } from './build/endpoints-plugin.ts'
import { htmlPlugin } from './build/html-plugin.ts'
import { modulesPlugin } from './build/modules-plugin.ts'
import { officePreloadsPlugin } from './build/office-preloads-plugin.ts'
import { pagesPlugin } from './build/pages-plugin.ts'
import { serverPlugin } from './build/server-plugin.ts'
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts'
import { textsPlugin } from './build/texts-plugin.ts'
import { tokensPlugin } from './build/tokens-plugin.ts'

const api = process.env.KREDKA_API ?? 'http://127.0.0.1:3000'
const apiBase = process.env.KREDKA_API_BASE ?? '/api'

/** What fewer pages draw with: parts on the big kit, which load when wanted, and those of a few kinds of page. */
const NOT_KIT = [
  '.*Mantine',
  ...['answers', 'math', 'countdown', 'scores', 'sortable', 'fields', 'forms', 'Form', 'useFaultFocus', 'DraftKept'],
  // of the back office, and of lists whose rows stay in place
  ...['layouts/office-keys', 'routing/AdminGate', '[Tt]able\\.', '(useS|[Ss])table-?[Rr]ows'],
]
/** What most pages draw with. */
const KIT = new RegExp(
  [
    `frontend/src/(ui|app|i18n)/(?!${NOT_KIT.join('|')})`,
    'frontend/src/offers/useWords',
    'contracts/src/(kernel|data)/(?!math|formula|schema|staff-lists)',
    'contracts/src/offers/rules\\.',
  ].join('|'),
)
/**
 * Fields to choose and write in, without the forms that send them: a page with a filter needs no more. Ready-made texts
 * are for staff, and few others.
 */
const FIELDS = /frontend\/src\/ui\/fields\/(?!day|[Rr]eady-?[Tt]exts|toggle-text)/
/** What pages with forms have in common; those that keep what is typed load that on top. */
const FORMS = /frontend\/src\/(app\/forms\/(?!.*[Dd]raft|useKept)|ui\/(Form|useFaultFocus))|contracts\/src\/formats\./
/** How many files that load later draw with a part of the kit before it travels with the others: the rest is apart. */
const MOST = 24
/** Fields of days and times, without the reckoning with days, which pages do that ask for none. */
const DAYS = /frontend\/src\/ui\/fields\/day\/(?!days)/
/**
 * Small parts that pages of the market, or those with fields of days, have in common with others: in the file of the
 * market or of the fields those would load all of it.
 */
const COMMON =
  /frontend\/src\/(offers\/components\/([Pp]aragraphs|SubjectAndLevel)|app\/session\/useLoginIntent|i18n\/useDays)/
/** Formulas, which pages show that ask nothing too. */
const MATH = /frontend\/src\/ui\/math\/|contracts\/src\/kernel\/(mathml|formula-text)\./
/** What pages that ask questions draw with. */
const ANSWERS = /frontend\/src\/ui\/answers\//
/** Small parts that the public pages have in common. */
const MARKET =
  /(frontend|contracts)\/src\/(offers|profiles|landing|community|places)\/(?!.*(Editor|admin|submitOffer|editOffer))/

/** What pages ask of the server about lessons and what belongs to them: a file each would be most of it packing. */
const RESOURCES = /frontend\/src\/(payments|quiz-requests|assignments)\/resources\./

/** What is said of games on many pages. */
const GAMES = new RegExp(
  [
    'contracts/src/games/([\\w-]+/rules|rules|daily)\\.',
    'frontend/src/games/(resources|result-text|run-path|components/clock-text)\\.',
  ].join('|'),
)
/** What stands around every game, and what does while it is played: a file each, for one more takes longer than it. */
const GAME = new RegExp(
  [
    'frontend/src/games/(late-chunk|lobby-chunk|live-chunk|steps|components/(GameView|LatePart|games\\.module))\\.',
    'contracts/src/games/(game|engine/integers)\\.',
    'endpoints/startRun\\.',
  ].join('|'),
)
const RUN =
  /frontend\/src\/games\/(usePlay|useOver|after-frame|sound\/useSound|components\/(Table|RunBar|usePlayedTime))\./
/** What all snakes have, also those that are looked at alone. */
const SNAKES = /contracts\/src\/games\/engine\/snake-1\/(board|input|limits)\.|games\/snake\/(cut\.|snake\.module\.css)/
/** What a level of snake is, and what is wrong with it. */
const LEVELS = /contracts\/src\/games\/snake\/(faults|level|drawn)\./
/** Arrows for whoever has no keys: snakes and cats have them, and a group takes along whatever its files ask for. */
const ARROWS = /frontend\/src\/games\/components\/(ArrowPad|arrow-pad)\./
/** A snake under somebody’s hands, whatever it eats. */
const SNAKE = /frontend\/src\/games\/snake\/(use(Snake|Steering|Spoken|Stage)|surroundings|foresight|LeadIn|Pad)\./

/** What turns the sources into scripts, for the browser and for the server. */
const sources = () => [react(), endpointsPlugin(), modulesPlugin(), textsPlugin(), tokensPlugin()]

const RESOLVE = {
  alias: [
    // Messages are compiled by the build, so the parser (7 kB) stays out of the browser.
    { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  ],
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...sources(),
    htmlPlugin(apiBase),
    officePreloadsPlugin(),
    serviceWorkerPlugin(),
    pagesPlugin(),
    serverPlugin(sources, RESOLVE),
  ],
  resolve: RESOLVE,
  html: { cspNonce: '__KREDKA_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The entry names every file there is, and hashes cannot be packed: as short as the build allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Without HTTP/2 a browser fetches six files at a time: what every page needs is one file, and small parts
          // that several pages share travel together.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'kit', test: KIT, minShareCount: MOST, priority: 1 },
            { name: 'fields', test: FIELDS, minShareCount: MOST, priority: 1 },
            { name: 'forms', test: FORMS, minShareCount: MOST, priority: 1 },
            { name: 'common', test: COMMON, entriesAware: true, minShareCount: 2, priority: 1 },
            { name: 'days', test: DAYS, minShareCount: 3, priority: 1 },
            { name: 'math', test: MATH, minShareCount: 2, priority: 1 },
            { name: 'answers', test: ANSWERS, minShareCount: 2, priority: 1 },
            { name: 'resources', test: RESOURCES, minShareCount: 3, priority: 1 },
            { name: 'games', test: GAMES, minShareCount: 2, priority: 2 },
            { name: 'snakes', test: SNAKES, minShareCount: 2, priority: 2 },
            { name: 'game', test: GAME, minShareCount: 2, priority: 1 },
            { name: 'run', test: RUN, minShareCount: 2, priority: 1 },
            { name: 'levels', test: LEVELS, minShareCount: 2, priority: 2 },
            { name: 'arrows', test: ARROWS, minShareCount: 2, priority: 2 },
            { name: 'snake', test: SNAKE, minShareCount: 2, priority: 1 },
            { name: 'market', test: MARKET, minShareCount: 5, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      [apiBase]: { target: api, ws: true },
      '/files': { target: api },
      '/avatars': { target: api },
      '/shared': { target: api },
    },
  },
})
