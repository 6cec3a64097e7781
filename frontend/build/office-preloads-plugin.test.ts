import { isOfOffice, preloadsOf } from './office-preloads-plugin.ts'

test('pages of the back office ask for their style sheets at once, for nothing else loads them', () => {
  const needed = ['assets/UsersPage-1.js', 'assets/kit-2.js', 'assets/kit-3.css']
  expect(preloadsOf(needed, true)).toEqual(['assets/kit-3.css'])
  expect(preloadsOf(needed, false)).toEqual(needed)
})

test('a module keeps its pages of the back office in a folder `admin`', () => {
  const at = (file: string | null) => isOfOffice(file && `/site/frontend/src/${file}`)
  expect(['admin/pages/HomePage.tsx', 'audit/admin/CasePage.tsx', 'figures/pages/FiguresPage.tsx'].every(at)).toBe(true)
  expect(['offers/pages/SearchPage.tsx', 'landing/pages/LandingPage.tsx', null].some(at)).toBe(false)
})
