import { loadTexts, withTexts } from './page-texts.ts'

afterEach(() => document.documentElement.removeAttribute('lang'))

const parts = (id: string) => ({
  pl: async () => ({ texts: { [id]: 'po polsku' } }),
  en: async () => ({ texts: { [id]: 'in English' } }),
})

test('I18-01 code that loads later is there once its texts are, which join those that are shown already', async () => {
  document.documentElement.lang = 'en'
  const messages = await loadTexts(parts('menu.home'))
  expect(await withTexts(Promise.resolve('the page'), parts('help.title'))).toBe('the page')
  expect(messages).toEqual({
    'menu.home': [{ type: 0, value: 'in English' }],
    'help.title': [{ type: 0, value: 'in English' }],
  })
})

test('texts that do not come keep the code away, so that nothing shows without words', async () => {
  const lost = { pl: () => Promise.reject(new Error('gone')), en: () => Promise.reject(new Error('gone')) }
  await expect(withTexts(Promise.resolve('the page'), lost)).rejects.toThrow('gone')
})
