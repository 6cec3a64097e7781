import { callsOf } from './calls.ts'
import { type MovingSite, movingSite } from './moving-site.ts'
import { logIn, type TestPerson, testPerson } from './people.ts'

interface Two {
  readonly site: MovingSite
  readonly tutor: TestPerson
  readonly maja: TestPerson
}

/**
 * One moving site for a file of tests, with a teacher and a student of each test's own.
 * @param tell takes over who they are, before each test and after they logged in again
 * @returns their calls
 */
export function twoPeople(tell: (two: Two) => void) {
  let two: Two | null = null
  const now = () => {
    if (two === null) throw new Error('the site has not started')
    return two
  }
  let site: MovingSite
  const set = (next: Two) => {
    two = next
    tell(next)
  }
  beforeAll(async () => {
    site = await movingSite()
  })
  afterAll(() => site.stop())
  beforeEach(async () => set({ site, tutor: await testPerson(site, 'teacher'), maja: await testPerson(site) }))

  /** After a quarter of an hour the access tokens are old. */
  async function logInAgain(): Promise<void> {
    const { tutor, maja } = now()
    const logged = async (person: TestPerson) => ({ ...person, headers: await logIn(site, person.id) })
    set({ site, tutor: await logged(tutor), maja: await logged(maja) })
  }
  return {
    ...callsOf(() => site),
    logInAgain,
    /** Time passes, after which both are logged in. */
    pass: async (milliseconds: number) => {
      site.pass(milliseconds)
      await logInAgain()
    },
    mailsTo: async ({ email }: TestPerson): Promise<readonly string[]> =>
      (await site.outbox()).filter((mail) => mail.includes(`To: ${email}`)),
  }
}
