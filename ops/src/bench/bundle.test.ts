import { closureOf, type Manifest, visitsOf, weigh } from './bundle.ts'

const PAGE = 'src/games/pages/GamePage.tsx'
const ROOM = 'src/quiz-rooms/pages/RoomPage.tsx'
const MEMORY = 'src/games/memory/MemoryGame.tsx'
const BALLS = 'src/games/color-ball/ColorBallGame.tsx'
const RUN = 'src/games/components/RunPage.tsx'
const RUN_END = 'src/games/components/RunEnd.tsx'
const LOBBY = 'src/games/components/Lobby.tsx'
const BEST = 'src/games/components/BoardOfBest.tsx'
const MEMORY_PLAY = 'src/games/memory/MemoryPlay.tsx'
const BALLS_PLAY = 'src/games/color-ball/ColorBallPlay.tsx'
const HOST = 'src/quiz-rooms/components/host/HostRoom.tsx'

const MANIFEST: Manifest = {
  [PAGE]: { file: 'page.js', src: PAGE, imports: ['kit'], dynamicImports: [MEMORY, BALLS] },
  [MEMORY]: { file: 'memory.js', imports: ['kit', 'view'], css: ['memory.css'], dynamicImports: [MEMORY_PLAY] },
  [BALLS]: { file: 'balls.js', imports: ['kit', 'view'], dynamicImports: [BALLS_PLAY] },
  [MEMORY_PLAY]: { file: 'memory-play.js' },
  [BALLS_PLAY]: { file: 'balls-play.js' },
  [RUN]: { file: 'run.js', dynamicImports: [RUN_END] },
  [RUN_END]: { file: 'run-end.js' },
  [LOBBY]: { file: 'lobby.js', dynamicImports: [BEST] },
  [BEST]: { file: 'best.js' },
  view: { file: 'view.js', dynamicImports: [RUN, LOBBY, 'src/games/components/LocalGame.tsx'] },
  [ROOM]: { file: 'room.js', src: ROOM, dynamicImports: [HOST, 'src/quiz-rooms/components/replay/Replay.tsx'] },
  [HOST]: { file: 'host.js' },
  'src/help/pages/HelpPage.tsx': { file: 'help.js', dynamicImports: ['src/help/Later.tsx'] },
  kit: { file: 'kit.js', css: ['kit.css'] },
}

test('OPS-02 each game is a row for each way it is opened: its page with the game and what comes late, no other game', () => {
  const visits = visitsOf(MANIFEST, PAGE)
  const ways = ['lobby', 'played', 'over']
  const labels = ['memory', 'color-ball'].flatMap((game) => ways.map((way) => `${PAGE}: ${game}, ${way}`))
  expect(visits.map(({ label }) => label)).toEqual(labels)
  expect(visits.every(({ withoutKit }) => withoutKit)).toBe(true)
  const [lobby, played, over] = visits.map(({ keys }) => [...closureOf(MANIFEST, keys)].sort())
  const shown = ['kit', 'view', MEMORY, PAGE]
  expect(lobby).toEqual([...shown, LOBBY, BEST].sort())
  expect(played).toEqual([...shown, RUN, MEMORY_PLAY].sort())
  expect(over).toEqual([...shown, RUN, RUN_END].sort())
})

test('OPS-02 a room is a row at its door and one more for each part somebody takes in it; other pages are one row', () => {
  expect(visitsOf(MANIFEST, ROOM).map(({ label }) => label)).toEqual([`${ROOM}: join`, `${ROOM}: host`])
  expect(visitsOf(MANIFEST, 'src/help/pages/HelpPage.tsx')).toHaveLength(1)
})

test('OPS-02 a page that has lost its parts is no light page', () => {
  const empty: Manifest = { [PAGE]: { file: 'page.js', src: PAGE } }
  expect(() => visitsOf(empty, PAGE)).toThrow('none of the parts')
  const unplayed: Manifest = { ...empty, [PAGE]: { file: 'page.js', src: PAGE, dynamicImports: [MEMORY] } }
  expect(() => visitsOf({ ...unplayed, [MEMORY]: { file: 'memory.js' } }, PAGE)).toThrow('to be its lobby')
})

test('OPS-02 a file counts once, and what opens without a click counts as its page', () => {
  const sizes = new Map(['page.js', 'memory.js', 'balls.js', 'kit.js', 'kit.css'].map((file) => [file, 1]))
  expect(weigh(MANIFEST, [PAGE, MEMORY, BALLS, 'kit', 'kit'], sizes)).toEqual({ js: 4, css: 1 })
  const help = ['src/help/pages/HelpPage.tsx']
  expect(closureOf(MANIFEST, help).size).toBe(1)
  expect(closureOf(MANIFEST, help, [/Later\.tsx$/]).size).toBe(2)
})
