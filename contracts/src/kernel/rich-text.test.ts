import { parseRichText, plainRichText } from './rich-text.ts'

test('CNT-01 paragraphs, headings, lists, bold, italic and links become data', () => {
  expect(parseRichText('## Nowości\nDzień **dobry**,\n*wszystkim*.\n\n- raz\n- [dwa](/offers)\n\n1. a\n2. b')).toEqual([
    { is: 'heading', words: [{ is: 'text', text: 'Nowości' }] },
    {
      is: 'paragraph',
      words: [
        { is: 'text', text: 'Dzień ' },
        { is: 'strong', text: 'dobry' },
        { is: 'text', text: ',\n' },
        { is: 'em', text: 'wszystkim' },
        { is: 'text', text: '.' },
      ],
    },
    {
      is: 'list',
      ordered: false,
      items: [[{ is: 'text', text: 'raz' }], [{ is: 'link', text: 'dwa', href: '/offers' }]],
    },
    { is: 'list', ordered: true, items: [[{ is: 'text', text: 'a' }], [{ is: 'text', text: 'b' }]] },
  ])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JavaScript:alert)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](data:text/html,hi)',
  '[x](www.example.com)',
])('CNT-01 %s stays words: only https, http, mailto and paths of the site are followed', (source) => {
  expect(plainRichText(parseRichText(source))).toBe(source)
  expect(JSON.stringify(parseRichText(source))).not.toContain('"link"')
})

test('CNT-01 markup stays words', () => {
  expect(parseRichText('<b>x</b> & 2 * 3 * 4')).toEqual([
    {
      is: 'paragraph',
      words: [{ is: 'text', text: '<b>x</b> & 2 * 3 * 4' }],
    },
  ])
})

test('MAI-01 the words alone name the addresses of links where they are asked to', () => {
  const blocks = parseRichText('Zobacz [oferty](/offers) i [https://a.example](https://a.example).')
  expect(plainRichText(blocks)).toBe('Zobacz oferty i https://a.example.')
  expect(plainRichText(blocks, (href) => (href.startsWith('/') ? `https://k.example${href}` : href))).toBe(
    'Zobacz oferty (https://k.example/offers) i https://a.example.',
  )
})
