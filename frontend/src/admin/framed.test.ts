/** @jest-environment jsdom */
import { frameHtml } from './framed.ts'

test('ADM-03 a mail is shown without what could run, load or lead away', () => {
  const shown = frameHtml(
    `<html lang="pl"><head><style>p{}</style><script>alert(1)</script><base href="https://evil.test"></head>
     <body onload="alert(1)"><p style="color:#000">Cześć</p><a href="https://kredka.test/x">Dalej</a>
     <a href="javascript:alert(1)">Tu</a><img src="https://evil.test/pixel.gif" alt="a"><img src="data:image/png;base64,AA" alt="b"></body></html>`,
  )
  const page = new DOMParser().parseFromString(shown, 'text/html')
  expect(page.querySelectorAll('script, style, base, [onload], [href]')).toHaveLength(0)
  expect([...page.images].map((image) => image.getAttribute('src'))).toEqual([null, 'data:image/png;base64,AA'])
  expect(page.querySelector('p')?.getAttribute('style')).toBe('color:#000')
  expect(page.querySelector('a')?.title).toBe('https://kredka.test/x')
  expect(page.body.textContent).toContain('Cześć')
  expect(page.documentElement.lang).toBe('pl')
})
