/**
 * For whoever must know whether one person takes no messages and orders from another (AVL-03). Read with the projection
 * `chat`.
 */
export { blocks } from './sql.ts'
