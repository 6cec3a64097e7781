import { listenEarly } from './early.ts'
import { reportFaults } from './faults.ts'
import { whenWanted } from './wanted.ts'

/** Address of `main.tsx` as it was built. */
declare const KREDKA_ENTRY: string

/** Where nobody wants it the application comes when all has been loaded for so long. */
const AFTER_LOAD_MS = 15_000
const MAX_IDLE_MS = 2_000
/** Scripts are fetched so long after the page has loaded: by then it is painted, fonts and faces have come. */
const FETCHED_AFTER_MS = 1_000
const AGAIN_MS = 1_500
/** Parameters of links that open a dialog or confirm something. */
const OPENING = ['st', 'rt', 'bt', 'nlt']

const fetchEntry = () => import(/* @vite-ignore */ KREDKA_ENTRY)
let begun = false
let stopWaiting = () => {}

/** The page itself comes first on a slow line; its scripts are fetched when it is there, so that a press finds them. */
function fetchScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
    const now = document.createElement('link')
    now.rel = 'modulepreload'
    now.crossOrigin = ''
    now.fetchPriority = 'low'
    now.nonce = link.nonce
    now.href = link.href
    link.replaceWith(now)
  }
}

function begin(): void {
  if (begun) return
  begun = true
  fetchScripts()
  stopWaiting()
  fetchEntry()
    .catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      return fetchEntry()
    })
    .catch((error) => {
      reportError(new Error('the application did not load', { cause: error }))
      globalThis.kredkaEarly?.fail()
    })
}

/** Frames are not drawn in a tab that nobody sees. */
function afterPaint(): void {
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}

/** What is shown would soon be another page, or has more to it than what the server could draw. */
function isUrgent(): boolean {
  const query = new URLSearchParams(location.search)
  if (document.hidden || location.hash !== '' || OPENING.some((name) => query.has(name))) return true
  try {
    const chosen = localStorage.getItem('kredka.language')
    if (chosen !== null && chosen !== document.documentElement.lang) return true
    return localStorage.getItem('kredka.logged_in') === '1'
  } catch {
    return true
  }
}

function whenLoaded(): void {
  setTimeout(fetchScripts, FETCHED_AFTER_MS)
  setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: MAX_IDLE_MS })
    else begin()
  }, AFTER_LOAD_MS)
}

reportFaults()
const root = document.getElementById('root')
if (root === null || root.firstChild === null) begin()
else if (document.getElementById('kredka-drawn') === null) afterPaint()
else {
  globalThis.kredkaEarly = listenEarly(root, afterPaint)
  stopWaiting = whenWanted(root, afterPaint)
  if (isUrgent()) afterPaint()
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded)
}
