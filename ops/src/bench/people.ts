import type { Parts } from '@kredka/backend/composition/container'
import { BACKEND } from '@kredka/backend/composition/identifiers'
import { testPerson } from '@kredka/backend/processes/testing/people'
import { benchParts } from './demonstration.ts'
import type { Maker } from './preparing.ts'

/** Somebody who teaches and is logged in. */
export interface BenchTeacher {
  readonly id: string
  /** Bearer token. */
  readonly token: string
}

/** Works on a bench's data with the product's own parts, beside the site that runs. */
export async function withParts<T>(
  databaseUrl: string,
  work: (maker: Maker, teachers: (count: number) => Promise<readonly BenchTeacher[]>) => Promise<T>,
): Promise<T> {
  const parts = benchParts(databaseUrl)
  try {
    const { tools } = await parts.get(BACKEND)
    return await work(tools, (count) => makeTeachers(parts, count))
  } finally {
    await parts.close()
  }
}

async function makeTeachers(parts: Parts, count: number): Promise<readonly BenchTeacher[]> {
  const { tools } = await parts.get(BACKEND)
  const teachers: BenchTeacher[] = []
  for (let n = 0; n < count; n += 1) {
    const { id, headers } = await testPerson({ tools, parts }, 'teacher')
    teachers.push({ id, token: (headers['authorization'] ?? '').replace('Bearer ', '') })
  }
  return teachers
}
