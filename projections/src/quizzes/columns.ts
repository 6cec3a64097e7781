import { slugOf } from '@kredka/contracts/kernel/slug'

/** Of whoever does not teach, others read the first name alone: many who write quizzes are children. */
export const AUTHOR = `jsonb_build_object('id', p.user_id,
  'name', case when p.teaches then p.name else split_part(p.name, ' ', 1) end, 'picture_url', p.picture_url)`

export function termsOfQuiz(of: string): string {
  return ['subject_id', 'level', 'difficulty', 'language'].map((column) => `${of}.${column}`).join(', ')
}

export type Unslugged<T> = Omit<T, 'slug'>

export function withSlug<T extends { readonly title: string }>(row: T) {
  return { ...row, slug: slugOf(row.title) }
}
