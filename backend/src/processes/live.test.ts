import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { OWNED } from './testing/relations.ts'
import { type TestSocket, testSocket } from './testing/sockets.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

/** A teacher sends an offer for review. @returns its id */
async function newOffer(site: TestSite, teacher: TestPerson): Promise<string> {
  const made = await OWNED['offer.teacher']?.(site, teacher)
  return made?.['id'] ?? ''
}

describe('sockets of a site', () => {
  let site: TestSite
  const open: TestSocket[] = []
  const connect = (...given: Parameters<typeof testSocket>) => {
    const client = testSocket(...given)
    open.push(client)
    return client
  }
  const connectAs = ({ headers }: Pick<TestPerson, 'headers'>) => connect(site.url, { headers })
  beforeAll(async () => {
    site = await testSite()
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
  })
  afterAll(() => site.stop())

  test('CHT-01 a change reaches all tabs of whom it concerns, and nobody else', async () => {
    const [teacher, other, admin] = [
      await testPerson(site, 'teacher'),
      await testPerson(site, 'teacher'),
      await testAdmin(site),
    ]
    const tabs = [connectAs(teacher), connectAs(teacher)]
    const stranger = connectAs(other)
    const office = connect(site.url, { headers: admin.headers, admin: true })
    await Promise.all([...tabs, stranger, office].map((client) => client.first('ready')))
    const id = await newOffer(site, teacher)
    for (const client of [...tabs, office]) expect(await client.first('hint')).toMatchObject({ thing: 'offer', id })
    // the log goes on, so that whatever came earlier is there
    const later = await newOffer(site, other)
    expect(await stranger.first('hint')).toMatchObject({ id: later })
    expect(stranger.all('hint')).toHaveLength(1)
  })
})
