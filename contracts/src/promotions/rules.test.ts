import { bestPromotion, type Discount, daysFault, promotionPrice, promotionStatus } from './rules.ts'

test('PRM-01 the price is the list price less the percentage, rounded half up to the grosz', () => {
  expect(promotionPrice(8000, 25)).toBe(6000)
  expect(promotionPrice(9900, 33)).toBe(6633)
  // 0,5 grosz goes up
  expect(promotionPrice(150, 17)).toBe(125)
  expect(promotionPrice(50, 1)).toBe(50)
  expect(promotionPrice(100_000, 90)).toBe(10_000)
})

test('PRM-01 no percentage of any whole price gives less than nothing or more than the price', () => {
  for (let percentage = 1; percentage <= 90; percentage += 1) {
    for (let amount = 100; amount <= 20_000; amount += 700) {
      const price = promotionPrice(amount, percentage)
      const exact = (amount * (100 - percentage)) / 100
      expect(price - exact).toBeGreaterThan(-0.5)
      expect(price - exact).toBeLessThanOrEqual(0.5)
      expect(price).toBeGreaterThan(0)
      expect(price).toBeLessThanOrEqual(amount)
    }
  }
})

const running: Discount = {
  promotion_id: 'a',
  percentage: 20,
  offer_ids: null,
  start_date: '2026-11-10',
  end_date: '2026-11-20',
  endPromotion: false,
}

test('PRM-01 days alone make a promotion new, active and finished; its teacher may end it sooner', () => {
  expect(promotionStatus(running, '2026-11-09')).toBe('new')
  expect(promotionStatus(running, '2026-11-10')).toBe('active')
  expect(promotionStatus(running, '2026-11-20')).toBe('active')
  expect(promotionStatus(running, '2026-11-21')).toBe('finished')
  expect(promotionStatus({ ...running, endPromotion: true }, '2026-11-15')).toBe('finished')
  expect(promotionStatus({ ...running, end_date: null }, '2031-01-01')).toBe('active')
})

test('PRM-01 of several promotions an offer has the one that saves most, then the older one', () => {
  const today = '2026-11-15'
  const named: Discount = { ...running, promotion_id: 'b', percentage: 40, offer_ids: ['maths'] }
  const later: Discount = { ...running, promotion_id: 'c', percentage: 90, start_date: '2026-11-16' }
  const equal: Discount = { ...running, promotion_id: 'd' }
  expect(bestPromotion([running, named, later, equal], 'maths', today)?.promotion_id).toBe('b')
  expect(bestPromotion([running, named, later, equal], 'physics', today)?.promotion_id).toBe('a')
  expect(bestPromotion([later], 'maths', today)).toBeUndefined()
  expect(bestPromotion([], 'maths', today)).toBeUndefined()
})

test('PRM-01 a promotion begins today or later and ends no sooner than it begins', () => {
  expect(daysFault({ start_date: '2026-11-15', end_date: null }, '2026-11-15')).toBeNull()
  expect(daysFault({ start_date: '2026-11-14', end_date: null }, '2026-11-15')).toBe('starts_in_past')
  expect(daysFault({ start_date: '2026-11-16', end_date: '2026-11-16' }, '2026-11-15')).toBeNull()
  expect(daysFault({ start_date: '2026-11-16', end_date: '2026-11-15' }, '2026-11-15')).toBe('ends_before_start')
})
