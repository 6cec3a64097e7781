import { whenWanted } from './wanted.ts'

let wanted: number
let observed: Element[]
let see: (part: Element, isIntersecting: boolean) => void
let end: () => void

class Sight {
  constructor(tell: (parts: readonly { target: Element; isIntersecting: boolean }[]) => void) {
    see = (target, isIntersecting) => tell([{ target, isIntersecting }])
  }
  observe(part: Element) {
    observed.push(part)
  }
  disconnect() {
    observed = []
  }
}

beforeEach(() => {
  wanted = 0
  observed = []
  Object.assign(globalThis, { IntersectionObserver: Sight })
  document.body.innerHTML = '<div id="root"><input><p data-undrawn=""></p></div>'
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('no root')
  end = whenWanted(root, () => {
    wanted += 1
  })
})
afterEach(() => end())

/** @param inputs of the browser that stand behind the event */
function move(at: number, way: number, inputs: number): void {
  const event = new Event('pointermove', { bubbles: true })
  const facts = { movementX: way, movementY: 0, clientX: at, clientY: at, getCoalescedEvents: () => Array(inputs) }
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value })
  document.body.dispatchEvent(event)
}

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'])(
  'NAV-05 %s anywhere on the page is a sign of a person',
  (sign) => {
    document.querySelector('input')?.dispatchEvent(new Event(sign))
    expect(wanted).toBe(1)
  },
)

test('NAV-05 a mouse that moves is a sign, also with its first move on this page, which has no way yet', () => {
  move(40, 3, 1)
  move(40, 3, 4)
  move(40, 0, 1)
  expect(wanted).toBe(3)
})

test('NAV-05 a mouse at rest on a page that appears is none', () => {
  move(40, 0, 0)
  move(0, 0, 1)
  move(0, 0, 2)
  expect(wanted).toBe(0)
})

test('NAV-05 a part that the server could not draw wants the rest where it is in sight, not below', () => {
  const [part] = observed
  if (part === undefined) throw new Error('nothing is looked at')
  see(part, false)
  expect(wanted).toBe(0)
  see(part, true)
  expect(wanted).toBe(1)
})

test('once it has ended nothing is heard or looked at', () => {
  end()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect([wanted, observed]).toEqual([0, []])
})
