import { isPrivateAddress, isPushService, publicLookup } from './services.ts'

const SERVICES = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:9000']

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://127.0.0.1:9000/push/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://me:secret@fcm.googleapis.com/abc', false],
  ['http://127.0.0.1:9001/push/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['no address', false],
])('NOT-01 a browser may name push services alone: %s %s', (endpoint, expected) => {
  expect(isPushService(endpoint, SERVICES)).toBe(expected)
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['142.250.74.10', false],
  ['2a00:1450:4001:81b::200a', false],
])('NOT-01 %s is an address of our own network: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})

test('NOT-01 a name that leads into our own network is not connected to', async () => {
  const looked = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    publicLookup('localhost', {}, (error) => resolve(error))
  })
  expect(looked?.message).toMatch(/private address/)
})
