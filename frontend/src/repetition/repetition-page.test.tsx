import { getRepetition, getSharing } from '@kredka/contracts/repetition/endpoints'
import { cleanup, screen } from '@testing-library/react'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { repetition } from './module.ts'

afterEach(cleanup)

test('QUI-08 what waits stands in one line each, with its formulas and without the numbers of its gaps', async () => {
  const services = fakeServices()
  const half = { tex: '\\frac{1}{2}', mathml: '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>' }
  const due = { subject_id: 'maths', due_on: '2026-11-25', is_new: false }
  services.api.on(getSharing, () => ({ data: { is_shared: false } }))
  services.api.on(getRepetition, () => ({
    data: {
      today: '2026-11-25',
      questions: 2,
      due: 2,
      due_new: 0,
      held_back: 0,
      week: [{ day: '2026-11-25', due: 2 }],
      list: [
        { ...due, id: '01jd0000000000000000000001', prompt: 'Ile to $\\frac{1}{2}$ z 8?', formulas: [half] },
        { ...due, id: '01jd0000000000000000000002', prompt: 'Stolicą [[1]] jest\n[[2]].', formulas: [] },
      ],
      leeches: [],
    },
  }))
  renderPage('/quizes/repetition', { modules: [repetition], user: {}, services })
  await screen.findByText('Stolicą … jest ….')
  // one part of the row, or the pieces of the sentence would stand below each other
  const formula = document.querySelector('math')
  expect(formula?.closest('li > span')?.textContent).toBe('Ile to 12 z 8?')
})
