import { type Early, listenEarly } from './early.ts'

let early: Early
let wanted = 0

function draw(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`
  wanted = 0
  const root = document.querySelector<HTMLElement>('#root')
  if (root === null) throw new Error('no root')
  early = listenEarly(root, () => {
    wanted += 1
  })
  return root
}

function find<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (found === null) throw new Error(selector)
  return found
}

/** What the page hears once it is the application's. */
function heardBy(root: HTMLElement, ...kinds: readonly string[]): string[] {
  const heard: string[] = []
  for (const kind of kinds) {
    root.addEventListener(kind, (event) => {
      if (kind === 'submit') event.preventDefault()
      const { value = '' } = event.target as HTMLInputElement
      heard.push([kind, (event.target as HTMLElement).id, value].filter((word) => word !== '').join(' '))
    })
  }
  return heard
}

const doAll = () => {
  for (const again of early.take()) again()
}

afterEach(() => void early.take())

test('NAV-05 a press is kept from the browser, marked, and done again once; pressing twice counts once', () => {
  const root = draw('<button id="one" type="button"><span>+</span></button>')
  const heard = heardBy(root, 'click')
  find('span').click()
  find('button').click()
  expect([heard, find('button').hasAttribute('data-pressed'), wanted > 0]).toEqual([[], true, true])
  doAll()
  expect([heard, find('button').hasAttribute('data-pressed')]).toEqual([['click one'], false])
})

test('NAV-05 a link leads where it leads', () => {
  const root = draw('<a id="to" href="#there">there</a>')
  const heard = heardBy(root, 'click')
  find('a').click()
  expect(heard).toEqual(['click to'])
  doAll()
  expect(heard).toEqual(['click to'])
})

test('NAV-05 a box is ticked once the page can hear of it, also by its label', () => {
  draw('<label>all <input type="checkbox"></label>')
  find('label').click()
  expect(find<HTMLInputElement>('input').checked).toBe(false)
  doAll()
  expect(find<HTMLInputElement>('input').checked).toBe(true)
})

test('NAV-05 what was typed is told again as it stands by then, before the form is sent', () => {
  const root = draw('<form id="f"><input id="q"></form>')
  const heard = heardBy(root, 'input', 'submit')
  const field = find<HTMLInputElement>('input')
  for (const text of ['m', 'ma', 'mat']) {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  find<HTMLFormElement>('form').requestSubmit()
  heard.length = 0
  field.value = 'mate'
  doAll()
  expect(heard).toEqual(['input q mate', 'submit f'])
})

test('NAV-05 a key that chose something sends no form', () => {
  const root = draw('<form id="f"><input id="q"></form>')
  const field = find<HTMLInputElement>('input')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  find<HTMLFormElement>('form').requestSubmit()
  root.addEventListener('keydown', (event) => event.preventDefault())
  const heard = heardBy(root, 'submit')
  doAll()
  expect(heard).toEqual([])
})

test('NAV-05 where the application does not come the page says so, and the browser has its buttons again', () => {
  document.documentElement.lang = 'en'
  const root = draw('<button id="one" type="button">+</button>')
  const heard = heardBy(root, 'click')
  find('button').click()
  early.fail()
  expect(find('[role="alert"]').textContent).toContain('its links work')
  expect(find('[role="alert"] a').textContent).toBe('Load again')
  find('button').click()
  expect(heard).toEqual(['click one'])
})
