/** For the start of the back office: what waits longest. */

export { work } from './resources.ts'
