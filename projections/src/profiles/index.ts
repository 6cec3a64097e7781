export {
  among,
  foundTeachers,
  type Named,
  peopleNamed,
  peopleNamedFor,
  teachersNamed,
  teachersNamedQuery,
} from './named.ts'
export { SEEN_BY, SEEN_BY_READS } from './seen-by.ts'
