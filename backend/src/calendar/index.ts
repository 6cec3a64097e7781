export { inTheWay } from './blocks.ts'
export {
  type CalendarCommand,
  calendarDecider,
  type FreedWhy,
  type Hold,
  type HoldMove,
  openOrders,
} from './calendar.ts'
export { slotTaken, type TeachersTime, teachersTime } from './free-time.ts'
