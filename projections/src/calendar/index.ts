export { nextFreeOf } from './next-free.ts'
