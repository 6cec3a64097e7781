import { nodesText, parseEsdbAddress } from './esdb-address.ts'

test('EVT-02 an address names one node, several, or a cluster to be discovered', () => {
  expect(parseEsdbAddress('esdb://a:2113,b,c.example:3113?tls=false')).toEqual({
    nodes: [
      { host: 'a', port: 2113 },
      { host: 'b', port: 2113 },
      { host: 'c.example', port: 3113 },
    ],
    discover: false,
    credentials: null,
    options: { tls: 'false' },
  })
  expect(parseEsdbAddress('esdb+discover://admin:chang%40eit@cluster.example?node-preference=Leader')).toEqual({
    nodes: [{ host: 'cluster.example', port: 2113 }],
    discover: true,
    credentials: { user: 'admin', password: 'chang@eit' },
    options: {},
  })
  expect(parseEsdbAddress('kurrentdb://admin:a:b@c@127.0.0.1:2113/?tlsCAFile=%2Fca.pem')).toMatchObject({
    credentials: { user: 'admin', password: 'a:b@c' },
    options: { tlsCAFile: '%2Fca.pem' },
  })
})

test.each([
  '',
  'http://127.0.0.1:2113',
  'esdb://',
  'esdb://a:0',
  'esdb://a:99999',
  'esdb://a:2113,,b',
  'esdb://secret@a:2113',
  'esdb://admin:%secret@a:2113',
  'esdb://admin:secret@a b:2113',
  'esdb://admin:secret@a?tls=perhaps',
  'esdb://admin:secret@a?tls',
  'esdb://admin:secret@a?tlsVerifyCert=false',
  'esdb://admin:secret@a?nodePreference=follower',
])('OPS-07 %p is refused in words that hold no password', (text) => {
  let thrown: unknown
  try {
    parseEsdbAddress(text)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(TypeError)
  expect(String(thrown)).toMatch(/must /)
  expect(String(thrown)).not.toMatch(/secret/)
})

test('what logs show of an address is its nodes alone', () => {
  expect(nodesText(parseEsdbAddress('esdb://admin:secret@a:1,b:2'))).toBe('a:1, b:2')
})
